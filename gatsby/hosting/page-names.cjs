/**
 * Makes Gatsby write `contact.html` instead of `contact/index.html`, which hosts serve at `/contact/` (decision 0008). `public-pages.ts`
 * loads this in every process that writes or removes pages.
 */
const { rm } = require("node:fs/promises");
const { join } = require("node:path");
const whole = require("gatsby-core-utils");
const part = require("gatsby-core-utils/page-html");

const { generateHtmlPath: gatsbyHtmlPath } = part;

for (const [path, functions] of Object.entries({ "gatsby-core-utils": whole, "gatsby-core-utils/page-html": part })) {
  for (const name of ["generateHtmlPath", "remove"])
    if (typeof functions[name] !== "function") throw new Error(`page-names: ${path} no longer has ${name}.`);
}

/** The not-found pages keep Gatsby's names, because Gatsby has separate pages `/404` and `/404.html`. */
const notFound = /(?:^|\/)404$/;

/** The HTML file, in a folder, of the page at a path. */
const generateHtmlPath = (folder, address) => {
  const file = gatsbyHtmlPath("", address);
  return join(folder, notFound.test(address) ? file : file.replace(/(.)[/\\]index\.html$/, "$1.html"));
};

const remove = ({ publicDir }, address) => rm(generateHtmlPath(publicDir, address), { force: true });

// Gatsby writes pages with the functions of `page-html`, and removes them with those of the whole package.
for (const functions of [whole, part]) Object.assign(functions, { generateHtmlPath, remove });
