/** Writes the `.htaccess` for Apache 2.4, for shared hosting. The file is uploaded with the site's files. Pure functions. */
import { availabilityPath, notFoundAddresses, openFiles, revalidate } from "../../src/settings/hosting";
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

const isSuccess = "%{REQUEST_STATUS} in {'200', '206', '304'}";
/** Matches the path that the browser requested, whichever file is sent as the response. */
const requested = (pattern: string): string => `%{THE_REQUEST} =~ m#^[A-Z]+ ${pattern}#`;
const when = (pattern: string): string => `"expr=${isSuccess} && ${requested(pattern)}"`;

const headers = ({ security }: HostFacts): string[] => [
  "<IfModule mod_headers.c>",
  ...Object.entries(security).map(([name, value]) => `Header always set ${name} ${inQuotes(value)}`),
  `Header always set Cache-Control ${inQuotes(revalidate)}`,
  ...cachingRules.map(
    ({ pattern, caching }) =>
      `Header always set Cache-Control ${inQuotes(caching)} ${when(pattern.replace(/\$$/, "[? ]"))}`,
  ),
  `Header always set Access-Control-Allow-Origin "*" "expr=${requested(`${anyOf(openFiles)}[? ]`)}"`,
  `Header always set X-Robots-Tag noindex ${when(`${anyOf(staffAddresses)}[/? ]`)}`,
  "Header always merge Vary Accept-Encoding",
  "</IfModule>",
];

const types = (): string[] => [
  ...Object.entries({ ...textTypes, ...binaryTypes }).map(([ending, type]) => `AddType ${type} ${ending}`),
  `AddCharset utf-8 ${Object.keys(textTypes).join(" ")}`,
  "RemoveType .gz",
  "AddEncoding br .br",
  "AddEncoding gzip .gz",
  ...Object.entries(feedTypes).flatMap(([name, type]) => [
    `<FilesMatch "^${patternOf(name)}(?:\\.br|\\.gz)?$">`,
    `ForceType "${type}"`,
    "</FilesMatch>",
  ]),
  "<IfModule mod_deflate.c>",
  `AddOutputFilterByType DEFLATE ${[...new Set(Object.values(textTypes))].join(" ")}`,
  "</IfModule>",
];

const rule = (pattern: string, target: string, flags: string, ...conditions: readonly string[]): string[] => [
  ...conditions.map((condition) => `RewriteCond ${condition}`),
  `RewriteRule ${pattern} ${target} [${flags}]`,
];

/**
 * Sends the file in the variable FILE: its Brotli or else gzip copy, if it exists and the browser accepts it; otherwise the file itself.
 */
const send = (): string[] => [
  ...["br", "gz"].flatMap((ending) => {
    const accepts = String.raw`%{HTTP:Accept-Encoding} \b${ending === "br" ? "br" : "gzip"}\b`;
    const exists = `%{DOCUMENT_ROOT}%{ENV:FILE}.${ending} -f`;
    return rule("^", `%{ENV:FILE}.${ending}`, "END,E=no-gzip:1,E=no-brotli:1", accepts, exists);
  }),
  ...rule("^", "%{ENV:FILE}", "END"),
];

const hidden = (): string[] => [
  ...rule(`^${anyOf(hiddenNames)}$|^${anyOf(hiddenFolders)}/`, "-", "R=404,END"),
  ...rule(String.raw`\.(?:br|gz)$|(?:^|/)\.(?!well-known/)`, "-", "R=404,END"),
  ...rule(`^${anyOf(notFoundAddresses.map((address) => address.slice(1)))}(?:\\.html|/.*)?$`, "-", "NC,R=404,END"),
];

const moved = ({ from, to, keepsRest }: HostRedirect): string[] => {
  const end = keepsRest ? `(${restOfAddress})$` : from.endsWith("/") ? "" : "$";
  const page = to.replaceAll("%", String.raw`\%`);
  return rule("^", `"${page}${keepsRest ? "%1" : ""}"`, "R=301,NE,END", `%{ENV:PAGE} "^${inEitherCase(from)}${end}"`);
};

const pages = ({ redirects }: HostFacts): string[] => [
  ...rule("^", "-", "E=PAGE:%1", `expr "tolower(%{REQUEST_URI}) =~ m#${pageInAddress}#"`),
  ...redirects.flatMap(moved),
  ...rule("^", "-", "E=PAGE:/,E=FILE:/index.html", "%{ENV:PAGE} ^$"),
  ...rule("^", "-", "E=FILE:%{ENV:PAGE}.html", "%{ENV:PAGE} !^/$"),
  ...rule("^", "-", "E=FILE:%1.html", `%{ENV:PAGE} ^(${anyOf(staffAddresses)})/`),
  ...rule("^", "-", "R=404,END", "%{DOCUMENT_ROOT}%{ENV:FILE} !-f"),
  ...rule("^", "%{ENV:PAGE}", "R=301,END", `expr "%{REQUEST_URI} != reqenv('PAGE') || ${requested("[^? ]*//")}"`),
];

export const htaccess = (facts: HostFacts): string => {
  const skip = `E=FILE:%{REQUEST_URI},S=${pages(facts).filter((line) => line.startsWith("RewriteRule")).length}`;
  return [
    "# Written by the build, for Apache 2.4 with AllowOverride All.",
    "Options -Indexes -MultiViews",
    "DirectorySlash Off",
    "AcceptPathInfo Off",
    `ErrorDocument 404 ${defaultNotFound}`,
    ...prefixedLanguages.flatMap(({ prefix, notFound }) => [
      `<If "%{REQUEST_URI} =~ m#^${patternOf(prefix)}(?:/|$)#i">`,
      `ErrorDocument 404 ${notFound}`,
      "</If>",
    ]),
    "",
    ...types(),
    "",
    ...headers(facts),
    "",
    "RewriteEngine On",
    "# Apache's internal request for the not-found page skips the rules below.",
    ...rule("^", "-", "END", "%{ENV:REDIRECT_STATUS} !^$"),
    ...hidden(),
    ...(facts.calendars === "" ? [] : rule(`^${patternOf(availabilityPath.slice(1))}$`, facts.calendars, "R=302,END")),
    "# A file that is not a page skips the rules for pages.",
    ...rule("^", "-", skip, "%{REQUEST_URI} !\\.html$", "%{REQUEST_FILENAME} -f"),
    ...pages(facts),
    ...send(),
    "",
  ].join("\n");
};
