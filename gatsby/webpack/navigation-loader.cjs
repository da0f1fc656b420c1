/**
 * Changes Gatsby's navigation module. Throws if a new version of Gatsby no longer has the code to replace.
 * - Gatsby's route announcer says “Navigated to …” in English on every page. The site announces only the page's heading, which is in its
 *   language.
 * - It also announces the heading again when only the query or the fragment changes: for the skip link, a filter, or a photograph
 *   that is closed. The focus or a live region then already says what has changed, and the announcer would interrupt it.
 * - Gatsby reloads the page each time a chunk fails to load. The site has its own rule (watch-failures.ts).
 */
const changes = [
  ["`Navigated to ${pageName}`", "pageName"],
  ["`new page at ${this.props.location.pathname}`", "``"],
  ["<RouteAnnouncer location={location} />", "<RouteAnnouncer location={this.props.location} />"],
  [
    "componentDidUpdate(prevProps, nextProps) {",
    "componentDidUpdate({ location: before }) {\nif (before.pathname === this.props.location.pathname) return",
  ],
  ["window.location.pathname = nextRoute", "void nextRoute"],
];

module.exports = function changeNavigation(source) {
  return changes.reduce((code, [theirs, ours]) => {
    if (!code.includes(theirs)) throw new Error(`navigation-loader: ${theirs} is no longer in ${this.resourcePath}`);
    return code.replace(theirs, ours);
  }, source);
};
