/**
 * Makes Gatsby write `contact.html` instead of `contact/index.html`, which hosts serve at `/contact/` (decision 0008). `public-pages.ts`
 * loads this in every process that writes or removes pages.
 */
const { rm } = require("node:fs/promises");
const { join } = require("node:path");
const whole = require("gatsby-core-utils");
const part = require("gatsby-core-utils/page-html");

const { generateHtmlPath: byGatsby } = part;

for (const [name, asked] of Object.entries({ "gatsby-core-utils": whole, "gatsby-core-utils/page-html": part })) {
  for (const what of ["generateHtmlPath", "remove"])
    if (typeof asked[what] !== "function") throw new Error(`page-names: ${name} has no ${what} any more.`);
}

/** The not-found pages keep Gatsby's names, because Gatsby has separate pages `/404` and `/404.html`. */
const notFound = /(?:^|\/)404$/;

/** The HTML file, in a folder, of the page at a path. */
const generateHtmlPath = (folder, address) => {
  const file = byGatsby("", address);
  return join(folder, notFound.test(address) ? file : file.replace(/(.)[/\\]index\.html$/, "$1.html"));
};

const remove = ({ publicDir }, address) => rm(generateHtmlPath(publicDir, address), { force: true });

// Gatsby renders with the function of `page-html` and removes with that of the whole package.
for (const asked of [whole, part]) Object.assign(asked, { generateHtmlPath, remove });
