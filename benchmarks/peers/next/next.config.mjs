/** Exports static files. Next does not resize pictures: they already have the site's sizes. */
export default {
  output: "export",
  reactStrictMode: true,
  images: { unoptimized: true },
  turbopack: { root: import.meta.dirname },
};
