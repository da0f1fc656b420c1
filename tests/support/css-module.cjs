/** Mock of a style sheet: every class name of a CSS module maps to itself. */
module.exports = new Proxy({}, { get: (_target, name) => (name === "__esModule" ? true : name) });
