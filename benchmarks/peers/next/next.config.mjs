/** Files for a static host; pictures are in the site's own sizes already. */
export default {
  output: "export",
  reactStrictMode: true,
  images: { unoptimized: true },
  turbopack: { root: import.meta.dirname },
};
