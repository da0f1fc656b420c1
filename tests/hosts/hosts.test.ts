/** Runs each host's own server with the built site and the configuration files that the build wrote for it. */
import { readFileSync, writeFileSync } from "node:fs";
import { readBuiltHeaders } from "../../gatsby/hosting/saved-files";
import { openFiles } from "../../src/settings/hosting";
import { filesForHosts } from "../../gatsby/hosting/write-hosting";
import { type RunningHost, allHosts, startHost } from "./hosts";
import { whyMissing } from "./programs";
import { ask, formerAddresses, leadsTo, openRedirectPaths, questions, routes, stayQuery } from "./questions";
import { builtFacts, prepareSite, redirects } from "./site";

/** Contains the table of the hosts' responses: `npm run test:hosts` writes it, `npm test` compares it. */
const documentPath = "docs/deploy.md";
const begin = "<!-- hosts: written by npm run test:hosts -->";
const end = "<!-- hosts: end -->";

/** Host → title of a question in questions.ts → response. */
type Answers = Readonly<Record<string, Readonly<Record<string, string>>>>;

const cellsOf = (line: string): string[] =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

const parts = (text: string): [before: string, table: string, after: string] => {
  const [before, rest] = text.split(begin);
  const [table, after] = (rest ?? "").split(end);
  if (before === undefined || table === undefined || after === undefined)
    throw new Error(`${documentPath} lacks the two comments around the table of hosts.`);
  return [before, table, after];
};

/** The responses in the document's table. */
const answersIn = (text: string): Answers => {
  const [head, , ...rows] = parts(text)[1].trim().split("\n").map(cellsOf);
  return Object.fromEntries(
    (head ?? [])
      .slice(1)
      .map((host, column) => [host, Object.fromEntries(rows.map((row) => [row[0] ?? "", row[column + 1] ?? ""]))]),
  );
};

/** The document with a table of these responses. */
const withAnswers = (text: string, answers: Answers, titles: readonly string[]): string => {
  const hosts = Object.keys(answers);
  const rows = [
    ["asked for", ...hosts],
    ...titles.map((title) => [title, ...hosts.map((host) => answers[host]?.[title] ?? "not tried")]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length))) ?? [];
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  const [head = [], ...others] = rows;
  const [before, , after] = parts(text);
  return `${before}${begin}\n\n${[line(head), rule, ...others.map(line)].join("\n")}\n\n${end}${after}`;
};

/** The current document. */
const readDocument = (): string => readFileSync(documentPath, "utf8");

/** Set by `npm test`: nothing is downloaded from npm, and the table in docs/deploy.md is compared instead of written. */
const onlyInstalled = process.env.HOSTS_INSTALLED_ONLY !== undefined;
const wantedHosts = (process.env.HOSTS ?? "").split(",").filter(Boolean);

/** Responses that differ from the wanted ones, because the host cannot be configured otherwise. */
const differences: Answers = {
  "Cloudflare Pages": {
    "`/contact/`": "308",
    "`/el/`": "308",
    "`//contact`": "200",
    "`/contact.html`": "308",
    "`/EL/Contact/?a=B`": "404",
    "`/en/Contact/`": "301 to /Contact",
    "`/404`": "200",
  },
};

/**
 * Responses of Netlify's local program, which lacks some functions of the host: on the host, Pretty URLs remove slashes and
 * capitals, and the CDN compresses files and sends the `Cache-Control` and content types of `_headers`.
 */
const notInProgram: Answers = {
  Netlify: {
    "`/contact/`": "200",
    "`/el/`": "200",
    "`//contact`": "200",
    "`/contact.html`": "200",
    "`/EL/Contact/?a=B`": "404",
    "`/en/Contact/`": "301 to /Contact",
    "an existing script": "not cached for a year",
    "`/feed.json`": "`application/json`",
    "a page, with Brotli accepted": "not Brotli",
  },
};

/** Redirects of former paths that do not work on a host. */
const brokenRedirects: Readonly<Record<string, readonly string[]>> = {
  // Netlify's program compares decoded paths, and its file format cannot contain a space.
  Netlify: ["/old%20walk", "/old%20walk/"].flatMap((path) => [`${path} to nothing`, `${path}?${stayQuery} to nothing`]),
};

beforeAll(prepareSite);

test("the tested files are those of the build, except for the additional redirects", () => {
  for (const [path, text] of Object.entries(filesForHosts(builtFacts()))) expect(readFileSync(path, "utf8")).toBe(text);
});

const answers: Record<string, Record<string, string>> = {};

for (const host of allHosts) {
  if (wantedHosts.length > 0 && !wantedHosts.includes(host.name)) continue;
  const missing = whyMissing(host.source, onlyInstalled);
  if (missing !== undefined) process.stderr.write(`${host.name} is not tested: ${missing}\n`);

  (missing === undefined ? describe : describe.skip)(host.name, () => {
    let running: RunningHost | undefined;
    const origin = (): string => running?.origin ?? "";
    beforeAll(async () => {
      running = await startHost(host);
    }, 120_000);
    afterAll(() => running?.stop());

    test("serves every page of the sitemap with the site's headers", async () => {
      const { "Content-Security-Policy": policy } = readBuiltHeaders();
      const wrong: string[] = [];
      for (const route of routes()) {
        const { status, headers } = await ask(origin(), route);
        const right = status === 200 && headers["content-security-policy"] === policy;
        const isPage = headers["content-type"]?.startsWith("text/html") ?? false;
        if (!right || !isPage) wrong.push(`${route}: ${status} ${headers["content-type"] ?? ""}`);
      }
      expect(routes().length).toBeGreaterThan(20);
      expect(wrong).toEqual([]);
    });

    test("never redirects to another site", async () => {
      const found: string[] = [];
      for (const path of openRedirectPaths) {
        const target = leadsTo(await ask(origin(), path), origin());
        if (target !== undefined && !/^\/(?![/\\])/.test(target)) found.push(`${path} to ${target}`);
      }
      expect(found).toEqual([]);
    });

    test("lets every origin read the files for other programs", async () => {
      for (const path of openFiles) {
        const { status, headers } = await ask(origin(), path);
        expect([path, status, headers["access-control-allow-origin"]]).toEqual([path, 200, "*"]);
      }
    });

    test("copies no part of the request into its headers", async () => {
      for (const path of [
        "/admin/%0d%0aX-Injected:%20yes/",
        "/en/%0d%0aX-Injected:%20yes",
        "/Contact%0aX-Injected:%20yes/",
      ]) {
        expect((await ask(origin(), path)).headers).not.toHaveProperty("x-injected");
      }
    });

    test("redirects each former path to its page in one step, with the query before the hash", async () => {
      const wrong: string[] = [];
      for (const { path, to } of formerAddresses(redirects())) {
        const target = leadsTo(await ask(origin(), path), origin());
        if (target !== to) wrong.push(`${path} to ${target ?? "nothing"}`);
      }
      expect(wrong).toEqual(brokenRedirects[host.name] ?? []);
    });

    test.each(questions)("$title", async ({ title, wanted, answer }) => {
      const given = await answer(origin());
      const programAnswer = notInProgram[host.name]?.[title];
      (answers[host.name] ??= {})[title] = programAnswer === undefined ? given : "not shown";
      expect(given).toBe(programAnswer ?? differences[host.name]?.[title] ?? wanted);
    });
  });
}

test("the table in docs/deploy.md contains the hosts' responses", () => {
  const earlier = answersIn(readDocument());
  const titles = questions.map(({ title }) => title);
  const all = Object.fromEntries(
    allHosts
      .map(({ name }) => [name, answers[name] ?? earlier[name] ?? {}] as const)
      .filter(([name]) => name !== "npm start"),
  );
  const text = withAnswers(readDocument(), all, titles);
  if (onlyInstalled) expect(readDocument()).toBe(text);
  else writeFileSync(documentPath, text);
});
