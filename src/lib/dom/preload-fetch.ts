/** Preloads a URL that code which is still being loaded will fetch; that fetch then uses the preloaded response. */
export const preloadFetch = (href: string): void => {
  const link = Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", href });
  link.crossOrigin = "anonymous";
  document.head.append(link);
};
