/** What Gatsby asks of this site while it builds. */
module.exports = require("./gatsby/load.cjs")("node");
