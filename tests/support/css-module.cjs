/** Stands in for a CSS Module: every class name is its own. */
module.exports = new Proxy({}, { get: (_target, name) => (name === "__esModule" ? true : name) });
