/* In place of undici's client for HTTP/2: loads it, and with it Node's, only once a server speaks HTTP/2. */
module.exports = (...connection) => require("undici/lib/dispatcher/client-h2.js")(...connection);
