/**
 * Changes what Gatsby's navigation decides for every site. Fails the build if a new version of Gatsby words it otherwise.
 * - Its route announcer says “Navigated to …” in English on every page: the heading alone is right in every language.
 * - It loads the page anew for any chunk that fails, as often as it fails: the site has its own rule (watch-failures.ts).
 */
const changes = [
  ["`Navigated to ${pageName}`", "pageName"],
  ["`new page at ${this.props.location.pathname}`", "``"],
  ["window.location.pathname = nextRoute", "void nextRoute"],
];

module.exports = function changeNavigation(source) {
  return changes.reduce((code, [theirs, ours]) => {
    if (!code.includes(theirs)) throw new Error(`navigation-loader: ${theirs} is no longer in ${this.resourcePath}`);
    return code.replace(theirs, ours);
  }, source);
};
