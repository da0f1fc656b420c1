/** Writes the configuration for nginx: maps for its `http` block, and the rest for a `server` block. Pure functions. */
import { availabilityPath, openFiles, revalidate } from "../../src/settings/hosting";
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
  inEitherCase,
  inQuotes,
  pageInAddress,
  patternOf,
  prefixedLanguages,
  restOfAddress,
  staffAddresses,
} from "./host-facts";

const map = (source: string, variable: string, lines: readonly string[]): string =>
  `map ${source} ${variable} {\n${lines.map((line) => `  ${line};`).join("\n")}\n}`;

const quote = (text: string): string => `"${text}"`;

const isPlain = (path: string): boolean => !path.endsWith("/") && patternOf(path) === inEitherCase(path);

const redirectLine = ({ from, to, keepsRest }: HostRedirect): string => {
  const pattern = `~*^${inEitherCase(from)}`;
  if (keepsRest) return `${quote(`${pattern}(?<site_rest>${restOfAddress})$`)} ${quote(`${to}$site_rest`)}`;
  if (isPlain(from)) return `${quote(from)} ${quote(to)}`;
  return `${quote(from.endsWith("/") ? pattern : `${pattern}$`)} ${quote(to)}`;
};

/** nginx ignores the case of a map's keys, so paths in capitals find their page. */
const pageLines = ({ pages, redirects }: HostFacts): string[] => [
  'default ""',
  '"" /',
  ...pages.map((page) => `${quote(page)} ${quote(encodeURI(page))}`),
  ...redirects.map(redirectLine),
  // nginx writes this value into a header, so the pattern allows only characters that are safe there.
  ...staffAddresses.map((page) => `${quote(`~^${patternOf(page)}/${restOfAddress}$`)} $site_key`),
  ...staffAddresses.map((page) => `${quote(`~*^${patternOf(page)}/`)} ${page}`),
];

/** For the `http` block. */
export const nginxMaps = (facts: HostFacts): string => {
  const paths = [...facts.pages, ...facts.redirects.map(({ from }) => from).filter(isPlain)];
  const longest = Math.max(...paths.map((path) => Buffer.byteLength(path)));
  const bucket = 2 ** Math.ceil(Math.log2(longest + 64));
  return [
    "# Written by the build: include it in the http block of nginx.",
    `map_hash_bucket_size ${Math.max(128, bucket)};`,
    `map_hash_max_size ${Math.max(4096, 2 ** Math.ceil(Math.log2(4 * (facts.pages.length + facts.redirects.length))))};`,
    map("$request_uri", "$site_asked", ['"~^(?<site_path>[^?]*)" $site_path', 'default ""']),
    map("$uri", "$site_key", [
      `"~*${pageInAddress.replace("(/", "(?<site_page_path>/")}" $site_page_path`,
      // For paths with line breaks, which the pattern does not match.
      "default none",
    ]),
    map("$site_key", "$site_page", pageLines(facts)),
    "# The canonical path, if the requested path is different.",
    map('"$site_page $site_asked"', "$site_move", ['"~^(\\S+) \\1$" ""', '"~^ " ""', "default $site_page"]),
    map("$site_page", "$site_file", [
      "default $site_page.html",
      '"" $uri',
      "/ /index.html",
      ...staffAddresses.map((page) => `${quote(`~^${patternOf(page)}/`)} ${page}.html`),
    ]),
    map("$uri", "$site_not_found", [
      `default ${defaultNotFound}`,
      ...prefixedLanguages.map(({ prefix, notFound }) => `${quote(`~*^${patternOf(prefix)}(?:/|$)`)} ${notFound}`),
    ]),
    map('"$status $request_uri"', "$site_caching", [
      `default ${quote(revalidate)}`,
      ...cachingRules.map(
        ({ pattern, caching }) =>
          `${quote(`~^(?:200|206|304) ${pattern.replace(/\$$/, "(?:[?]|$)")}`)} ${quote(caching)}`,
      ),
    ]),
    "# Any origin may read these files.",
    map("$uri", "$site_readers", ['default ""', ...openFiles.map((path) => `${path} *`)]),
    map("$site_page", "$site_robots", ['default ""', `${quote(`~^${anyOf(staffAddresses)}(?:/|$)`)} noindex`]),
    "",
  ].join("\n\n");
};

/** For the `server` block, which sets `listen`, `server_name` and `root`. */
export const nginxServer = ({ security, calendars }: HostFacts): string => {
  const texts = [...new Set(Object.values(textTypes))].filter((type) => type !== "text/html").join(" ");
  const types = Object.entries({ ...textTypes, ...binaryTypes }).map(
    ([ending, type]) => `  ${type} ${ending.slice(1)};`,
  );
  return [
    "# Written by the build: include it in the server block of the site, after root.",
    "default_type application/octet-stream;",
    ["types {", ...types, "}"].join("\n"),
    `charset utf-8;\ncharset_types ${texts};`,
    `gzip on;\ngzip_static on;\ngzip_vary on;\ngzip_proxied any;\ngzip_types ${texts};`,
    "autoindex off;\nserver_tokens off;\nabsolute_redirect off;",
    [
      ...Object.entries(security).map(([name, value]) => `add_header ${name} ${inQuotes(value)} always;`),
      "add_header Cache-Control $site_caching always;",
      "add_header Access-Control-Allow-Origin $site_readers always;",
      "add_header X-Robots-Tag $site_robots always;",
    ].join("\n"),
    "error_page 404 $site_not_found;",
    'if ($site_move != "") {\n  return 301 $site_move$is_args$args;\n}',
    `location / {\n  try_files $site_file =404;\n}`,
    `location ~ ^/${anyOf(hiddenNames)}$|^/${anyOf(hiddenFolders)}/|\\.(?:br|gz)$|/\\.(?!well-known/) {\n  return 404;\n}`,
    ...(calendars === "" ? [] : [`location = ${availabilityPath} {\n  return 302 ${quote(calendars)};\n}`]),
    "# A folder is not a page.\nlocation ~ ./$ {\n  try_files $site_file.of-a-page $site_file =404;\n}",
    ...Object.entries(feedTypes).map(
      ([name, type]) =>
        `location ~ ^/(?:[a-z]+/)?${patternOf(name)}$ {\n  types {\n  }\n  default_type ${quote(type)};\n}`,
    ),
    ...[defaultNotFound, ...prefixedLanguages.map(({ notFound }) => notFound)].map(
      (file) => `location = ${file} {\n  internal;\n}`,
    ),
    "",
  ].join("\n\n");
};
