/* The entry point of undici for our own sources: two thirds of what it loads is never used here. */

const Dispatcher = require("./lib/dispatcher/dispatcher.js");

// `request` is ours; a proxy's client needs `connect` to open a tunnel.
Object.assign(Dispatcher.prototype, {
  request: require("./lib/api/api-request.js"),
  connect: require("./lib/api/api-connect.js"),
});

module.exports.EnvHttpProxyAgent = require("./lib/dispatcher/env-http-proxy-agent.js");
module.exports.Agent = require("./lib/dispatcher/agent.js");
module.exports.Pool = require("./lib/dispatcher/pool.js");
