/** Mock of a file that tests do not read. */
module.exports = {};
