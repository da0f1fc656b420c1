/** Preloads a URL for code that is still loading and will fetch this URL; its fetch then uses the preloaded response. */
export const preloadFetch = (href: string): void => {
  const link = Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", href });
  link.crossOrigin = "anonymous";
  document.head.append(link);
};
