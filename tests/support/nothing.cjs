/** Stands in for a file that tests do not read. */
module.exports = {};
