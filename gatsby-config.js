/** Gatsby's settings for this site. */
module.exports = require("./gatsby/load.cjs")("config").default;
