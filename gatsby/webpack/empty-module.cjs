/** Stands in for a module that the site does without. */
module.exports = {};
