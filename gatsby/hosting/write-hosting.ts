/** Writes the configuration files for hosts, and the same headers and redirects for the local server. */
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { BuildArgs } from "gatsby";
import { securityHeaders } from "../../src/settings/security-headers";
import { redirectsOf } from "../content/redirects";
import { todayIn } from "../../src/lib/booking/days";
import { readStartFiles } from "../html/start-files";
import { currentContent } from "../sources/content-state";
import { visitorsBackend } from "../backend/addresses";
import { headersPath, redirectsPath } from "./built-headers";
import { filesForHosts } from "./files-for-hosts";
import { type HostFacts, addressesOf, hostRedirects } from "./host-facts";
import { headersBeyond, redirectsBeyond } from "./host-limits";
import { policyFacts } from "./policy-facts";
import { pageFiles, projectFolder, publicFolder } from "./public-folder";

/** Ends the build if hosts would ignore some of the headers or redirects. */
export const writeHosting = async ({ reporter }: BuildArgs): Promise<void> => {
  const content = await currentContent(reporter);
  const redirects = redirectsOf(content, todayIn(content.site.hours.timeZone));
  const pages = addressesOf(pageFiles(publicFolder));
  const backend = visitorsBackend(process.env);
  const facts: HostFacts = {
    security: securityHeaders(policyFacts(content.site, content.suites, readStartFiles(projectFolder).hashes)),
    rootFiles: await readdir(publicFolder),
    pages,
    redirects: hostRedirects(redirects, pages),
    calendars: backend === "" ? "" : `${backend}/functions/v1/calendars`,
  };
  const files = filesForHosts(facts);
  const beyond = [...headersBeyond(files["public/_headers"]), ...redirectsBeyond(files["public/_redirects"])];
  if (beyond.length > 0) reporter.panic(beyond.join("\n"));
  const written: readonly (readonly [string, string])[] = [
    ...Object.entries(files).map(([path, text]) => [resolve(projectFolder, path), text] as const),
    [redirectsPath(projectFolder), JSON.stringify(redirects)],
    [headersPath(projectFolder), JSON.stringify(facts.security)],
  ];
  await mkdir(resolve(projectFolder, "hosts"), { recursive: true });
  await Promise.all(written.map(([path, text]) => writeFile(path, text)));
};
