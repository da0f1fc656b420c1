/** Every host's own program over the built site, with the files that the build wrote for it. */
import { readFileSync, writeFileSync } from "node:fs";
import { readBuiltHeaders } from "../../gatsby/hosting/built-headers";
import { filesForHosts } from "../../gatsby/hosting/files-for-hosts";
import { type RunningHost, allHosts, startHost } from "./hosts";
import { whyMissing } from "./programs";
import { ask, askedQuery, baits, formerAddresses, leadsTo, questions, routes } from "./questions";
import { builtFacts, prepareSite, redirects } from "./site";
import { type Answers, documentPath, readDocument, toldAnswers, withAnswers } from "./table";

/** Set by `npm test`: nothing large is fetched, and the document is compared instead of written. */
const onlyInstalled = process.env.HOSTS_INSTALLED_ONLY !== undefined;
const wantedHosts = (process.env.HOSTS ?? "").split(",").filter(Boolean);

/** Where a host differs from what is wanted, and cannot be told otherwise. */
const differences: Answers = {
  // The embedded backend answers there, which is not started here.
  "npm start": { "`/availability.json`": "200" },
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
 * What the program of a host does not do on one's own machine and the host is said to do: Netlify's Pretty URLs take slashes and capitals
 * away, and its network compresses and sends the `Cache-Control` and types of `_headers`.
 */
const notInProgram: Answers = {
  Netlify: {
    "`/contact/`": "200",
    "`/el/`": "200",
    "`//contact`": "200",
    "`/contact.html`": "200",
    "`/EL/Contact/?a=B`": "404",
    "`/en/Contact/`": "301 to /Contact",
    "a script that is there": "asked for again",
    "`/feed.json`": "`application/json`",
    "a page, where Brotli is taken": "as it lies",
  },
};

/** Former addresses that a host does not lead to their page. */
const formerDifferences: Readonly<Record<string, readonly string[]>> = {
  // Netlify's program compares decoded addresses, and its file has no way to write a space.
  Netlify: ["/old%20walk", "/old%20walk/"].flatMap((path) => [
    `${path} to nothing`,
    `${path}?${askedQuery} to nothing`,
  ]),
};

beforeAll(prepareSite);

test("the build has written what is tried here, but for the addresses that have moved", () => {
  for (const [path, text] of Object.entries(filesForHosts(builtFacts()))) expect(readFileSync(path, "utf8")).toBe(text);
});

const answers: Record<string, Record<string, string>> = {};

for (const host of allHosts) {
  if (wantedHosts.length > 0 && !wantedHosts.includes(host.name)) continue;
  const missing = whyMissing(host.source, onlyInstalled);
  if (missing !== undefined) process.stderr.write(`${host.name} is not tried. ${missing}\n`);

  (missing === undefined ? describe : describe.skip)(host.name, () => {
    let running: RunningHost | undefined;
    const origin = (): string => running?.origin ?? "";
    beforeAll(async () => {
      running = await startHost(host);
    }, 120_000);
    afterAll(() => running?.stop());

    test("answers every address of the sitemap with its page and the headers of the site", async () => {
      const { "Content-Security-Policy": policy } = readBuiltHeaders(process.cwd());
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

    test("never leads to another site", async () => {
      const led: string[] = [];
      for (const bait of baits) {
        const target = leadsTo(await ask(origin(), bait), origin());
        if (target !== undefined && !/^\/(?![/\\])/.test(target)) led.push(`${bait} to ${target}`);
      }
      expect(led).toEqual([]);
    });

    test("adds no part of the request to its headers", async () => {
      for (const path of [
        "/admin/%0d%0aX-Injected:%20yes/",
        "/en/%0d%0aX-Injected:%20yes",
        "/Contact%0aX-Injected:%20yes/",
      ]) {
        expect((await ask(origin(), path)).headers).not.toHaveProperty("x-injected");
      }
    });

    test("leads from each former address to its page in one step, with the query before the part", async () => {
      const wrong: string[] = [];
      for (const { path, to } of formerAddresses(redirects())) {
        const target = leadsTo(await ask(origin(), path), origin());
        if (target !== to) wrong.push(`${path} to ${target ?? "nothing"}`);
      }
      expect(wrong).toEqual(formerDifferences[host.name] ?? []);
    });

    test.each(questions)("$title", async ({ title, wanted, answer }) => {
      const given = await answer(origin());
      const lacks = notInProgram[host.name]?.[title];
      (answers[host.name] ??= {})[title] = lacks === undefined ? given : "not shown";
      expect(given).toBe(lacks ?? differences[host.name]?.[title] ?? wanted);
    });
  });
}

test("the document has the hosts' answers", () => {
  const told = toldAnswers(readDocument());
  const titles = questions.map(({ title }) => title);
  const whole = Object.fromEntries(
    allHosts
      .map(({ name }) => [name, answers[name] ?? told[name] ?? {}] as const)
      .filter(([name]) => name !== "npm start"),
  );
  const text = withAnswers(readDocument(), whole, titles);
  if (!onlyInstalled) writeFileSync(documentPath, text);
  expect(readDocument()).toBe(text);
});
