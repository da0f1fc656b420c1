/** Mock of a CSS module: every class name maps to itself. */
module.exports = new Proxy({}, { get: (_target, name) => (name === "__esModule" ? true : name) });
