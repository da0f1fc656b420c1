/**
 * Gatsby's route announcer says “Navigated to …” in English on every page. The name of the page alone, its heading, is
 * right in every language. Fails the build if a new version of Gatsby words it otherwise.
 */
const english = [
  ["`Navigated to ${pageName}`", "pageName"],
  ["`new page at ${this.props.location.pathname}`", "``"],
];

module.exports = function announceNameOnly(source) {
  return english.reduce((code, [words, neutral]) => {
    if (!code.includes(words)) throw new Error(`announcer-loader: ${words} is no longer in ${this.resourcePath}`);
    return code.replace(words, neutral);
  }, source);
};
