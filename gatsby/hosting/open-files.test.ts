import { availabilityPath, openFiles } from "../../src/settings/hosting";
import type { HostFacts } from "./host-facts";
import { filesForHosts } from "./write-hosting";

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
