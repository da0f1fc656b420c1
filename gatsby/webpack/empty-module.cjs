/** Replaces a module that the site does not use. */
module.exports = {};
