import { availabilityPath, openFiles } from "../../src/settings/hosting";
import type { HostFacts } from "./host-facts";
import { filesForHosts, exceededHeaderLimits, exceededRedirectLimits } from "./write-hosting";

const policy = (...sources: string[]) => `/*\n  Content-Security-Policy: script-src ${sources.join(" ")}\n`;

test("reports a line that is too long for hosts, with its longest sources", () => {
  const wide = Array.from({ length: 60 }, () => "https://region1.statistics-of-others.example");
  expect(exceededHeaderLimits(policy("'self'", "https://narrow.example"))).toEqual([]);
  const [sentence, ...more] = exceededHeaderLimits(policy(...wide, "https://narrow.example"));
  expect(more).toEqual([]);
  expect(sentence).toContain("The header Content-Security-Policy is 27");
  expect(sentence).toContain(
    "It names https://region1.statistics-of-others.example 60 times, https://narrow.example once.",
  );
  expect(sentence).toContain("`loads`");
});

test("reports more than a hundred header rules", () => {
  const rules = (count: number) =>
    Array.from({ length: count }, (_, index) => `/part${index}-*\n  Cache-Control: immutable\n`).join("\n");
  expect(exceededHeaderLimits(rules(100))).toEqual([]);
  expect(exceededHeaderLimits(rules(101))).toEqual([expect.stringContaining("There are 101 header rules")]);
});

test("reports more redirects than the limit", () => {
  const exact = (count: number) => Array.from({ length: count }, (_, index) => `/was-${index} / 301`).join("\n");
  expect(exceededRedirectLimits(exact(2000))).toEqual([]);
  expect(exceededRedirectLimits(exact(2001))).toEqual([expect.stringContaining("2001 redirects of single paths")]);
});

const facts: HostFacts = { security: {}, rootFiles: [], pages: ["/"], redirects: [], calendars: "" };

/** How each configuration that knows the files lets every origin read the one at `path`. */
const permissions: Readonly<Record<string, (path: string) => RegExp>> = {
  "public/_headers": (path) => new RegExp(`^${path}\n(?:  .*\n)*  Access-Control-Allow-Origin: \\*$`, "m"),
  "public/.htaccess": (path) => new RegExp(`Access-Control-Allow-Origin "\\*" .*[:|]${path}[|)]`),
  "hosts/Caddyfile": (path) => new RegExp(`^\\s*header ${path} Access-Control-Allow-Origin \\*$`, "m"),
  "hosts/nginx-http.conf": (path) => new RegExp(`\\$site_readers \\{[^}]*\\s${path} \\*;`),
};

test("each server lets every origin read the files for other programs", () => {
  const plain = Object.entries(filesForHosts(facts)).map(([name, text]) => [name, text.replaceAll("\\", "")] as const);
  const configurations = plain.filter(([, text]) => text.includes(availabilityPath));
  expect(configurations.map(([name]) => name)).toEqual(Object.keys(permissions));
  for (const [name, text] of configurations) {
    const open = openFiles.filter((path) => permissions[name]?.(path.replaceAll(".", String.raw`\.`)).test(text));
    expect([name, open]).toEqual([name, openFiles]);
  }
  expect(filesForHosts(facts)["hosts/nginx-server.conf"]).toContain(
    "add_header Access-Control-Allow-Origin $site_readers always;",
  );
});
