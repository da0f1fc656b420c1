/**
 * Gatsby writes a page as `contact/index.html`; static hosts serve that at `/contact/`. Our addresses have no slash at the end, so the
 * page is written as `contact.html` (docs/decisions/0008). `name-pages.ts` loads this in every process that writes or removes pages.
 */
const { rm } = require("node:fs/promises");
const { join } = require("node:path");
const whole = require("gatsby-core-utils");
const part = require("gatsby-core-utils/page-html");

const { generateHtmlPath: byGatsby } = part;

for (const [name, asked] of [
  ["gatsby-core-utils", whole],
  ["gatsby-core-utils/page-html", part],
]) {
  for (const what of ["generateHtmlPath", "remove"])
    if (typeof asked[what] !== "function") throw new Error(`page-names: ${name} has no ${what} any more.`);
}

/** The not-found pages keep Gatsby's names: `/404` and `/404.html` are two pages to it. */
const notFound = /(?:^|\/)404$/;

/** The HTML file of the page at an address, below a folder. */
const generateHtmlPath = (folder, address) => {
  const file = byGatsby("", address);
  return join(folder, notFound.test(address) ? file : file.replace(/(.)[/\\]index\.html$/, "$1.html"));
};

const remove = ({ publicDir }, address) => rm(generateHtmlPath(publicDir, address), { force: true });

// Rendering calls the inner function, removing calls the outer one.
for (const asked of [whole, part]) Object.assign(asked, { generateHtmlPath, remove });
