/** Writes the configuration files for hosts, and the same headers and redirects for the local server. */
import { readdir } from "node:fs/promises";
import { resolve } from "node:path";
import type { BuildArgs } from "gatsby";
import { environment } from "../../src/settings/environment";
import { securityHeaders } from "../../src/settings/security-headers";
import type { Content } from "../content/content";
import { redirectsOf } from "../content/redirects";
import { todayIn } from "../../src/lib/booking/days";
import { readStartFiles, save } from "./saved-files";
import { htaccess } from "./apache";
import { caddyfile } from "./caddy";
import { type HostFacts, hiddenFolders, hiddenNames, addressesOf, hostRedirects } from "./host-facts";
import { headersFile, redirectsFile } from "./host-files";
import { nginxMaps, nginxServer } from "./nginx";
import { policyFacts } from "./policy-facts";
import { pageFiles, projectFolder, publicFolder, writeChanged } from "../folders";

// The limits of hosts for `_headers` and `_redirects`. Cloudflare has the lowest, and ignores the lines beyond them.
const maxLineLength = 2000;
const maxHeaderRules = 100;
const maxRedirects = { exact: 2000, withPatterns: 100 } as const;

const counted = (texts: readonly string[]): [text: string, times: number][] =>
  [...new Set(texts)].map((text) => [text, texts.filter((other) => other === text).length]);

/** The sources that take the most characters in a policy, as text: `https://stats.example 4 times, https://tiles.example once`. */
const widestSources = (line: string): string =>
  counted(line.match(/https:\/\/[^\s;]+/g) ?? [])
    .sort(([one, times], [other, others]) => other.length * others - one.length * times)
    .slice(0, 8)
    .map(([source, times]) => `${source} ${times === 1 ? "once" : `${times} times`}`)
    .join(", ");

const tooLong = (line: string): string => {
  const [name = ""] = line.trim().split(":");
  const sources = widestSources(line);
  return (
    `The header ${name} is ${line.length} characters long; hosts ignore a line of more than ${maxLineLength}.` +
    (sources === ""
      ? ""
      : ` It names ${sources}. Shorten the lists of the services in content/site.yml: leave out of \`loads\` what a service does not load, ` +
        'and write one "*.example.com" in `moreHosts` for all hosts below a domain.')
  );
};

const tooManyRules = (paths: readonly string[]): string => {
  const ofScripts = paths.filter((path) => /[-.]\*$/.test(path)).length;
  return (
    `There are ${paths.length} header rules; hosts read the first ${maxHeaderRules}. ${ofScripts} are for the scripts and styles at the ` +
    `root (one rule for all files with the same name before the hash) and ${paths.length - ofScripts} for folders and pages: ${paths.join(" ")}`
  );
};

/** A message for each line of `_headers` that is too long, and one message if there are too many rules. */
export const exceededHeaderLimits = (text: string): string[] => {
  const lines = text.split("\n");
  const paths = lines.filter((line) => line.startsWith("/"));
  return [
    ...lines.filter((line) => line.length > maxLineLength).map(tooLong),
    ...(paths.length > maxHeaderRules ? [tooManyRules(paths)] : []),
  ];
};

/** A message for each limit that the text of `_redirects` exceeds. */
export const exceededRedirectLimits = (text: string): string[] => {
  const sources = text.split("\n").flatMap((line) => line.split(" ").slice(0, 1).filter(Boolean));
  const withPatterns = sources.filter((source) => /[*:]/.test(source)).length;
  const exceeded = (count: number, max: number, kind: string): string[] =>
    count > max ? [`There are ${count} redirects ${kind}; hosts read the first ${max}.`] : [];
  return [
    ...exceeded(sources.length - withPatterns, maxRedirects.exact, "of single paths"),
    ...exceeded(withPatterns, maxRedirects.withPatterns, "with patterns"),
  ];
};

/**
 * Files that are not uploaded to Cloudflare, which would publish them: files for hosts, compressed copies, and files for the build only.
 */
const leftOut = ["*.br", "*.gz", ".htaccess", ...hiddenNames, ...hiddenFolders, "404/", "el/404/"];

export const filesForHosts = (facts: HostFacts) => ({
  "public/_headers": headersFile(facts),
  "public/_redirects": redirectsFile(facts),
  "public/.assetsignore": `${leftOut.join("\n")}\n`,
  "public/.htaccess": htaccess(facts),
  "hosts/Caddyfile": caddyfile(facts),
  "hosts/nginx-http.conf": nginxMaps(facts),
  "hosts/nginx-server.conf": nginxServer(facts),
});

/** Ends the build if hosts would ignore some of the headers or redirects. */
export const writeHosting = async (content: Content, { reporter }: BuildArgs): Promise<void> => {
  const redirects = redirectsOf(content, todayIn(content.site.hours.timeZone));
  const { backendUrl } = environment;
  const pages = addressesOf(pageFiles(publicFolder));
  const facts: HostFacts = {
    security: securityHeaders(policyFacts(content.site, content.suites, readStartFiles().hashes)),
    rootFiles: await readdir(publicFolder),
    pages,
    redirects: hostRedirects(redirects, pages),
    calendars: backendUrl === "" ? "" : `${backendUrl}/functions/v1/calendars`,
    // Netlify's builds set it.
    onNetlify: process.env.NETLIFY === "true",
  };
  const files = filesForHosts(facts);
  const exceeded = [
    ...exceededHeaderLimits(files["public/_headers"]),
    ...exceededRedirectLimits(files["public/_redirects"]),
  ];
  if (exceeded.length > 0) reporter.panic(exceeded.join("\n"));
  save("redirects", redirects);
  save("security-headers", facts.security);
  for (const [path, text] of Object.entries(files)) await writeChanged(resolve(projectFolder, path), text);
};
