/** @jest-environment jsdom */
/** Compares /proof and /build.json with the build. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { publicFolder } from "../../gatsby/folders";
import { formatDate } from "../../src/lib/format";
import { dayIn } from "../../src/lib/booking/days";
import { type BuildRecord, recordFile } from "../../src/lib/build-record";
import { inLanguage, languages } from "../../src/settings/languages";
import { proofPath } from "../../src/settings/routes";
import { requestsBeforeConsent } from "../../src/settings/third-parties";
import { siteFile } from "../support/site-file";
import { readDocuments } from "./documents";

const record = JSON.parse(readFileSync(join(publicFolder, recordFile), "utf8")) as BuildRecord;
const documents = new Map(readDocuments().map(({ path, document }) => [path, document]));
const factOf = (path: string, id: string): string =>
  documents.get(path)?.querySelector(`[data-fact="${id}"]`)?.textContent ?? "";

test("the record's commit is part of this repository's history", () => {
  const { commit } = record;
  if (!existsSync(".git")) return expect(commit).toBeNull();
  const id = commit?.id ?? "";
  expect(id).toMatch(/^[0-9a-f]{40}$/);
  // Throws if the commit is not an ancestor of the current one.
  execFileSync("git", ["merge-base", "--is-ancestor", id, "HEAD"]);
});

test("the recorded size of the home page is that of its compressed file", () => {
  expect(record.homePage).toEqual({
    en: statSync(join(publicFolder, "index.html.br")).size,
    el: statSync(join(publicFolder, "el.html.br")).size,
  });
});

test.each(languages)(
  "the built page shows the record's day and commit, and the number of requests (%s)",
  (language) => {
    const path = inLanguage(proofPath, language);
    const day = formatDate(dayIn(siteFile.hours.timeZone, new Date(record.builtAt)), language);
    expect(factOf(path, "build")).toContain(day);
    if (record.commit !== null) expect(factOf(path, "build")).toContain(record.commit.id.slice(0, 12));
    expect(documents.get(path)?.querySelector('[data-fact="requests"] dd')?.textContent).toBe(
      String(requestsBeforeConsent),
    );
  },
);

test("the footer links to /proof", () => {
  for (const language of languages)
    expect(
      documents.get(inLanguage("/", language))?.querySelector(`footer a[href="${inLanguage(proofPath, language)}"]`),
    ).not.toBeNull();
});
