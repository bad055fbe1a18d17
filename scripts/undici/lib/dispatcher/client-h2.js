/* Node's HTTP/2 takes long to load, and only GitHub speaks it to us. */

module.exports = (...connection) => require("./client-h2-original.js")(...connection);
