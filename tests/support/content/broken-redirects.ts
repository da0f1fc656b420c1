/** Mistakes in redirects: in `redirects.yml`, and in “formerly” of posts and sections. */
import { type Break, type BrokenCase, replace, write } from "./copy";

const post = "journal/four-day-trips/index.en.mdx";
const one = "The content has 1 mistake.";

const entries = (...pairs: readonly (readonly [from: string, to: string])[]): Break =>
  write("redirects.yml", `redirects:\n${pairs.map(([from, to]) => `  - from: ${from}\n    to: ${to}\n`).join("")}`);

/** Adds former names to a post in both languages, in which they must be the same. */
const formerly = async (slug: string, names: string): Promise<void> => {
  for (const language of ["en", "el"])
    await replace(`journal/${slug}/index.${language}.mdx`, /date: .*\n/, `$&formerly: [${names}]\n`)();
};

const wrong: readonly (readonly [name: string, break_: Break, ...says: string[]])[] = [
  [
    "from an existing page",
    entries(["/contact", "/about"]),
    "redirects[0]\n",
    "There is a page at /contact",
    "Remove this line",
  ],
  [
    "from a folder of existing pages",
    entries(["/journal/*", "/about"]),
    "redirects[0]\n",
    "/journal/* would cover",
    "another address",
  ],
  ["from a staff page", entries(["/admin", "/about"]), "There is a page at /admin"],
  ["from an address below a staff page", entries(["/admin/messages", "/about"]), "belongs to the staff pages"],
  ["from all addresses below a staff page", entries(["/Admin/*", "/about"]), "belongs to the staff pages"],
  ["from an existing page in capitals", entries(["/Contact", "/about"]), "There is a page at /contact"],
  ["from a file of the site", entries(["/static/x", "/about"]), "is reserved for the site’s files and its backend"],
  [
    "from all files of a folder in capitals",
    entries(["/Static/*", "/about"]),
    "is reserved for the site’s files and its backend",
  ],
  [
    "from a file for other programs",
    entries(["/stay.json", "/about"]),
    "is reserved for the site’s files and its backend",
  ],
  ["from an icon", entries(["/favicon.ico", "/about"]), "is reserved for the site’s files and its backend"],
  ["from a path of the backend", entries(["/rest/x", "/about"]), "is reserved for the site’s files and its backend"],
  ["with an English prefix", entries(["/en/old", "/about"]), "begins with /en", "Write /old"],
  ["to a missing page", entries(["/old", "/nowhere"]), "There is no page at /nowhere", "Correct the address"],
  ["to a part of a page", entries(["/old", "/faq#parking"]), "redirects[0].to\n", "without “?”, “#”"],
  ["to a Greek address", entries(["/old", "/el/faq"]), "redirects[0].to\n", "begins with /el", "without /el"],
  ["from a path that contains /..", entries(["/x/../faq", "/about"]), "redirects[0].from\n", "without “?”, “#”, “/..”"],
  [
    "to another site",
    entries(["/old", "https://example.com"]),
    "redirects[0].to\n",
    "an address with a domain",
    "/journal",
  ],
  [
    "from another site",
    entries(["https://example.com/old", "/about"]),
    "redirects[0].from\n",
    "an address with a domain",
  ],
  [
    "without a leading slash",
    entries(["old", "/about"]),
    "redirects[0].from\n",
    "not the address of a page",
    "Begin it with a slash",
  ],
  ["with a dollar sign", entries(["/a$b", "/about"]), "redirects[0].from\n", "any of"],
  ["with a query", entries(["/index.php?p=1", "/about"]), "redirects[0].from\n", "without “?”"],
  ["from a part of a page", entries(["'/old#x'", "/about"]), "redirects[0].from\n", "without “?”, “#”"],
  ["with half a letter", entries(["/a%2", "/about"]), "redirects[0].from\n", "“%” that encodes no letter", "/café"],
  ["with a letter in Latin-1", entries(["/caf%E9", "/about"]), "redirects[0].from\n", "“%” that encodes no letter"],
  ["with a trailing slash", entries(["/old/", "/about"]), "redirects[0].from\n", "ends in a slash"],
  ["with a star only in its target", entries(["/old", "/journal/*"]), "ends with a star", "the one page"],
  ["to itself", entries(["/old", "/old"]), "form a loop: /old → /old"],
  ["in a loop", entries(["/a", "/b"], ["/b", "/a"]), "form a loop: /a → /b → /a"],
  ["in two steps", entries(["/a", "/b"], ["/b", "/about"]), "/b is itself redirected to /about", "Write /about here"],
  [
    "that exists twice",
    entries(["/old", "/about"], ["/OLD", "/faq"]),
    "redirects[1]\n",
    "already redirected in content/redirects.yml:2",
  ],
];

export const brokenRedirects: readonly BrokenCase[] = [
  ...wrong.map(([name, breakIt, ...says]) => ({
    name: `a redirect ${name}`,
    break: breakIt,
    says: ["content/redirects.yml:", ...says],
  })),
  {
    name: "a post whose former name is another post's name",
    break: () => formerly("four-day-trips", "eating-in-the-markets"),
    says: [
      one,
      "content/journal/four-day-trips/index.",
      "  formerly\n",
      "There is a page at /journal/eating-in-the-markets",
    ],
  },
  {
    name: "two posts with the same former name",
    break: async () => {
      await formerly("four-day-trips", "trips");
      await formerly("eating-in-the-markets", "trips");
    },
    says: [
      one,
      "  formerly\n",
      "/journal/trips is already redirected in content/journal/eating-in-the-markets/index.el.mdx:5",
    ],
  },
  {
    name: "a post with different former names in its two languages",
    break: replace(post, /date: .*\n/, "$&formerly: [trips]\n"),
    says: [one, "  formerly\n", "not the same in both languages"],
  },
  {
    name: "a section whose former name is that of a page",
    break: replace("journal/sections.yml", "- id: food\n", "- id: food\n  formerly: [contact]\n"),
    says: [one, "content/journal/sections.yml:", "[0].formerly\n", "There is a page at /contact"],
  },
];
