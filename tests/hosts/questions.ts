/** The requests that every host gets, and the short results for the table in docs/deploy.md. */
import { readFileSync, readdirSync } from "node:fs";
import { get, type IncomingHttpHeaders } from "node:http";
import { readBuiltHeaders } from "../../gatsby/hosting/saved-files";
import {
  type Redirect,
  availabilityPath,
  immutableCache,
  defaultLanguagePrefix,
  hashedPrefix,
} from "../../src/settings/hosting";

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Requests a path. Does not normalise the path, follow redirects or decompress the body. */
export const ask = (origin: string, path: string, encodings = "identity"): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const request = get(
      { hostname, port, path, headers: { "Accept-Encoding": encodings }, agent: false },
      (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("error", reject);
        response.on("end", () => {
          const { statusCode: status = 0, headers } = response;
          resolve({ status, headers, text: Buffer.concat(parts).toString("utf8") });
        });
      },
    );
    request.on("error", reject);
  });

/** The paths of all pages in the sitemap, in both languages. */
export const routes = (): string[] =>
  [...readFileSync("public/sitemap.xml", "utf8").matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );

/**
 * The target of a redirect: a path if it is on the same site, otherwise the complete URL. Undefined if there is no
 * redirect.
 */
export const leadsTo = ({ status, headers: { location } }: Answer, origin: string): string | undefined => {
  if (status < 300 || status > 399 || location === undefined) return undefined;
  const target = new URL(location, origin);
  return target.origin === origin ? target.pathname + target.search + target.hash : target.href;
};

const lowerHex = (address: string): string => address.replace(/%[\dA-F]{2}/g, (code) => code.toLowerCase());

/** The path with its Greek letters in capitals, as visitors may type them. */
const inCapitals = (path: string): string => path.replace(/[^\p{ASCII}]+/gu, (letters) => letters.toUpperCase());

/** A query with a stay, which the redirect of a former path must preserve. */
export const stayQuery = "checkin=2027-05-01&a=B";

/** The spellings in which each former path may be requested, and the expected targets. */
export const formerAddresses = (redirects: readonly Redirect[]): { path: string; to: string }[] =>
  redirects.flatMap(({ from, to }) => {
    const page = encodeURI(to.replace(/\*$/, "anything/below"));
    const address = encodeURI(from.replace(/\*$/, "anything/below"));
    const others = [lowerHex(address), ...(from.endsWith("*") ? [] : [encodeURI(inCapitals(from)), `${address}/`])];
    return [...new Set([address, ...others])].flatMap((path) =>
      ["", `?${stayQuery}`].map((query) => ({
        path: path + query,
        to: page + query,
      })),
    );
  });

/**
 * The status alone (`301`) if the path redirects in one step to the expected page, or does not redirect; otherwise the status and the
 * target.
 */
const redirectTo = async (origin: string, from: string, to: string): Promise<string> => {
  const answer = await ask(origin, from);
  const target = leadsTo(answer, origin);
  if (target === undefined) return String(answer.status);
  const last = await ask(origin, target);
  return target === to && last.status === 200 ? String(answer.status) : `${answer.status} to ${target}`;
};

const language = ({ text }: Answer): string | undefined => /<html[^>]* lang="([a-z]+)"/.exec(text)?.[1];

const notFound = async (origin: string, path: string, expected: string): Promise<string> => {
  const answer = await ask(origin, path);
  if (answer.status !== 404) return String(answer.status);
  return language(answer) === expected ? "404" : "404 in the other language";
};

const script = (): string => {
  const name = readdirSync("public").find((file) => file.startsWith("app-") && hashedPrefix(file) !== undefined);
  if (name === undefined) throw new Error("The built site has no script app-….js.");
  return `/${name}`;
};

const typeOf = async (origin: string, path: string): Promise<string> =>
  `\`${((await ask(origin, path)).headers["content-type"] ?? "no type").split(";")[0] ?? ""}\``;

/** A file of each kind except pages, and missing paths: servers may have separate rules for each of these. */
const otherFiles = (): string[] => [
  script(),
  "/service-worker.js",
  "/page-data/app-data.json",
  "/feed.json",
  "/sitemap.xml",
  "/robots.txt",
  "/manifest.webmanifest",
  "/favicon.svg",
  `/icons/${readdirSync("public/icons").find((name) => name.endsWith(".png")) ?? ""}`,
  "/app-00000000000000000000.js",
  "/nowhere",
  "/el/nowhere",
];

const statusAndRobots = ({ status, headers }: Answer): string => {
  const robots = String(headers["x-robots-tag"] ?? "");
  return robots === "" ? String(status) : `${status}, \`${robots}\``;
};

const isCachedForAYear = ({ headers }: Answer): boolean => headers["cache-control"] === immutableCache;

/** Paths for which a host would redirect to another site if it copied a part of the path into the target. */
export const openRedirectPaths = [
  "//other.example",
  "/\\other.example",
  "/%5Cother.example",
  "/%2Fother.example",
  "///other.example",
].flatMap((rest) => [`${defaultLanguagePrefix}${rest}`, `${defaultLanguagePrefix}${rest}/`, `${rest}/`]);

export interface Question {
  /** The first column of the table. */
  readonly title: string;
  /** The result of a host that behaves as desired. */
  readonly wanted: string;
  readonly answer: (origin: string) => Promise<string>;
}

export const questions: readonly Question[] = [
  { title: "`/contact/`", wanted: "301", answer: (origin) => redirectTo(origin, "/contact/", "/contact") },
  { title: "`/el/`", wanted: "301", answer: (origin) => redirectTo(origin, "/el/", "/el") },
  { title: "`//contact`", wanted: "301", answer: (origin) => redirectTo(origin, "//contact", "/contact") },
  { title: "`/contact.html`", wanted: "301", answer: (origin) => redirectTo(origin, "/contact.html", "/contact") },
  {
    title: "`/EL/Contact/?a=B`",
    wanted: "301",
    answer: async (origin) => {
      const answer = await ask(origin, "/EL/Contact/?a=B");
      const target = leadsTo(answer, origin);
      return target === undefined || target === "/el/contact?a=B"
        ? String(answer.status)
        : `${answer.status} to ${target}`;
    },
  },
  { title: "`/en/contact/`", wanted: "301", answer: (origin) => redirectTo(origin, "/en/contact/", "/contact") },
  { title: "`/en/Contact/`", wanted: "301", answer: (origin) => redirectTo(origin, "/en/Contact/", "/contact") },
  { title: "`/nowhere`, in English", wanted: "404", answer: (origin) => notFound(origin, "/nowhere", "en") },
  { title: "`/el/nowhere/x`, in Greek", wanted: "404", answer: (origin) => notFound(origin, "/el/nowhere/x", "el") },
  { title: "`/404`", wanted: "404", answer: (origin) => notFound(origin, "/404", "en") },
  {
    title: "`/admin/messages/7`",
    wanted: "200, `noindex`",
    answer: async (origin) => {
      return statusAndRobots(await ask(origin, "/admin/messages/7"));
    },
  },
  {
    title: "`/administrator`",
    wanted: "404",
    answer: async (origin) => {
      return statusAndRobots(await ask(origin, "/administrator"));
    },
  },
  {
    title: "an existing script",
    wanted: "cached for a year",
    answer: async (origin) =>
      isCachedForAYear(await ask(origin, script())) ? "cached for a year" : "not cached for a year",
  },
  {
    title: "a missing script",
    wanted: "404, not cached",
    answer: async (origin) => {
      const answers = await Promise.all(
        ["/app-00000000000000000000.js", "/static/0000/missing.avif"].map((path) => ask(origin, path)),
      );
      const isCached = answers.some(({ headers }) => /immutable|max-age=[1-9]/.test(headers["cache-control"] ?? ""));
      return `${[...new Set(answers.map(({ status }) => status))].join(" and ")}, ${isCached ? "cached" : "not cached"}`;
    },
  },
  { title: "`/feed.json`", wanted: "`application/feed+json`", answer: (origin) => typeOf(origin, "/feed.json") },
  {
    title: "`/manifest.webmanifest`",
    wanted: "`application/manifest+json`",
    answer: (origin) => typeOf(origin, "/manifest.webmanifest"),
  },
  {
    title: "headers of other files",
    wanted: "same as for pages",
    answer: async (origin) => {
      const without: string[] = [];
      for (const path of otherFiles()) {
        const { headers } = await ask(origin, path);
        const isWhole = Object.entries(readBuiltHeaders()).every(
          ([name, value]) => headers[name.toLowerCase()] === value,
        );
        if (!isWhole) without.push(`\`${path}\``);
      }
      return without.length === 0 ? "same as for pages" : `not on ${without.join(", ")}`;
    },
  },
  {
    title: "`/availability.json`",
    wanted: "200, any origin",
    answer: async (origin) => {
      const { status, headers } = await ask(origin, availabilityPath);
      return `${status}${headers["access-control-allow-origin"] === "*" ? ", any origin" : ""}`;
    },
  },
  {
    title: "a page, with Brotli accepted",
    wanted: "Brotli",
    answer: async (origin) =>
      (await ask(origin, "/", "br, gzip")).headers["content-encoding"] === "br" ? "Brotli" : "not Brotli",
  },
];
