/** Writes a Caddyfile that serves the built site. Pure functions. */
import {
  availabilityPath,
  defaultLanguagePrefix,
  notFoundAddresses,
  openFiles,
  revalidate,
} from "../../src/settings/hosting";
import {
  type HostFacts,
  type HostRedirect,
  binaryTypes,
  feedTypes,
  hiddenFolders,
  hiddenNames,
  textTypes,
  anyOf,
  cachingRules,
  defaultNotFound,
  inQuotes,
  languagePrefixes,
  patternOf,
  prefixedLanguages,
  restOfAddress,
  staffAddresses,
} from "./host-facts";

const block = (head: string, ...lines: readonly string[]): string =>
  [`${head} {`, ...lines.flatMap((line) => line.split("\n")).map((line) => `\t${line}`), "}"].join("\n");

const fileServer = block("file_server", "precompressed br gzip");

/** Turns a path into its page's path. Caddy cannot convert to lower case, so there is a rule for each letter of the alphabet. */
const toPage = (): string[] => [
  ...Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ").map((letter) => `uri path_regexp ${letter} ${letter.toLowerCase()}`),
  "uri path_regexp /{2,} /",
  String.raw`uri path_regexp ^(.*)/index(?:\.html)?$ $1/`,
  String.raw`uri path_regexp \.html$ ""`,
  "uri path_regexp ^(.+)/$ $1",
  `uri path_regexp ^${patternOf(defaultLanguagePrefix)}(/.*)?$ $1`,
  '@bare expression {path} == ""',
  "rewrite @bare /",
];

const caching = (): string[] => [
  ...cachingRules.map(({ name, pattern }) => block(`@${name}`, "file", `path_regexp ^${pattern}`)),
  `header Cache-Control ${inQuotes(revalidate)}`,
  ...cachingRules.map(({ name, caching: value }) => `header @${name} Cache-Control ${inQuotes(value)}`),
  ...openFiles.map((path) => `header ${path} Access-Control-Allow-Origin *`),
];

const typed = (name: string, paths: readonly string[], type: string): string[] => [
  `@type-${name} path ${paths.join(" ")}`,
  `header @type-${name} Content-Type "${type}"`,
];

const types = (): string[] => [
  ...Object.entries(textTypes).flatMap(([ending, type]) =>
    typed(ending.slice(1), [`*${ending}`], `${type}; charset=utf-8`),
  ),
  ...Object.entries(binaryTypes).flatMap(([ending, type]) => typed(ending.slice(1), [`*${ending}`], type)),
  ...Object.entries(feedTypes).flatMap(([name, type]) => {
    const paths = languagePrefixes.map((prefix) => `${prefix}/${name}`);
    return typed(name, paths, type);
  }),
];

const mapLine = ({ from, to, keepsRest }: HostRedirect): string =>
  keepsRest
    ? `"~(?i)^${patternOf(from)}(${restOfAddress})$" "${to}\${1}"`
    : `"~(?i)^${patternOf(from)}${from.endsWith("/") ? "" : "$"}" "${to}"`;

const hidden = (): string[] => [
  ...hiddenNames.map((name) => `/${name}`),
  ...hiddenFolders.map((folder) => `/${folder}/*`),
  ...notFoundAddresses.flatMap((address) => [address, `${address}/*`, `${address}.html`]),
  "*.br",
  "*.gz",
];

const pages = ({ redirects }: HostFacts): string[] => [
  ...toPage(),
  ...(redirects.length === 0
    ? []
    : [
        block("map {path} {moved}", ...redirects.map(mapLine), 'default ""'),
        block("map {query} {asked}", '"~^(.+)$" "?${1}"', 'default ""'),
        '@former expression {moved} != ""',
        "redir @former {moved}{asked} 301",
      ]),
  `@staff path_regexp staff ^(${anyOf(staffAddresses)})(?:/.*)?$`,
  "@home path /",
  "vars file {path}.html",
  "vars @staff file {re.staff.1}.html",
  "vars @home file /index.html",
  "header @staff X-Robots-Tag noindex",
  block("@elsewhere", "file {vars.file}", "expression {path} != {http.request.orig_uri.path}"),
  "redir @elsewhere {uri} 301",
  "@page file {vars.file}",
  "rewrite @page {vars.file}",
  'header @page Content-Type "text/html; charset=utf-8"',
  fileServer.replace("file_server", "file_server @page"),
  "error 404",
];

const notFound = (): string[] => [
  ...prefixedLanguages.flatMap(({ prefix, notFound: file }, index) => [
    `@language${index} path ${prefix} ${prefix}/*`,
    `rewrite @language${index} ${file}`,
  ]),
  `@others not path ${prefixedLanguages.map(({ notFound: file }) => file).join(" ")}`,
  `rewrite @others ${defaultNotFound}`,
  fileServer,
];

/** The whole file. `SITE_ADDRESS` is the domain (Caddy then gets its certificate), `SITE_FOLDER` the folder of the built site. */
export const caddyfile = (facts: HostFacts): string =>
  [
    "# Written by the build: SITE_ADDRESS=your-site SITE_FOLDER=/srv caddy run --config Caddyfile",
    block(
      "{$SITE_ADDRESS::80}",
      "root * {$SITE_FOLDER:/srv}",
      "encode zstd gzip",
      block("header", ...Object.entries(facts.security).map(([name, value]) => `${name} ${inQuotes(value)}`)),
      block(
        "route",
        ...caching(),
        `@hidden path ${hidden().join(" ")}`,
        "error @hidden 404",
        block("@dotted", String.raw`path_regexp /\.`, "not path /.well-known/*"),
        "error @dotted 404",
        ...(facts.calendars === "" ? [] : [`redir ${availabilityPath} ${facts.calendars} 302`]),
        block("@asset", "not path *.html */", "file"),
        block("handle @asset", ...types(), fileServer),
        ...pages(facts),
      ),
      block("handle_errors", ...notFound()),
    ),
    "",
  ].join("\n");
