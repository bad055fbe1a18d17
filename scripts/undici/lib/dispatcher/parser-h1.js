/* A second parser of HTTP/1, which is experimental and off unless a variable asks for it. */

module.exports = { getMiloEnabled: () => false };
