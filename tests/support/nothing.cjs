/** Mock of a file whose content does not matter. */
module.exports = {};
