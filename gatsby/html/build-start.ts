/** Builds `src/start`: the inline script, and for each language the start bundle and the parts that it loads on demand. */
import { createHash } from "node:crypto";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { type Language, languages } from "../../src/settings/languages";
import { environment } from "../../src/settings/environment";
import { staffPagePolicy } from "../../src/settings/security-headers";
import { speculationRules } from "../../src/settings/speculation-rules";
import type { StartSettings } from "../../src/settings/start";
import type { Content } from "../content/content";
import { policyFacts } from "../hosting/policy-facts";
import { type Constants, bundleModule, bundleText } from "./bundle";
import { type StartFiles, startFilesPath } from "./start-files";
import { stylesDigest } from "./styles-digest";
import {
  asksForConsent,
  consentTerms,
  performanceSettings,
  serviceDescriptions,
  servicesOf,
  startSettings,
} from "./start-settings";
import { dialogTexts, offerTexts, pageTexts, startTexts, textsOf, updateTexts, withPurposes } from "./start-texts";

type Sources = Pick<Content, "site" | "suites" | "locales" | "factWords">;

/** Writes the bundles to `public/` and the result to `.cache/`. Throws esbuild's message if a file does not compile. */
export const buildStart = async (root: string, content: Sources, mark: string): Promise<StartFiles> => {
  const { site, suites, locales } = content;
  const inline = await bundleText(root, "inline.ts", { CONSENT_TERMS: consentTerms(site) });
  const bundles = await Promise.all(languages.map((language) => bundleLanguage(root, content, language, mark)));
  await removeOthers(root, bundles.flat());
  const hashes = [inline, speculationRules].map(
    (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
  const files: StartFiles = {
    inline,
    hashes,
    bundles: byLanguage((_, index) => `/${bundles[index]?.[0] ?? ""}`),
    texts: byLanguage((language) => pageTexts(withPurposes(textsOf(locales[language]), content, language))),
    asksForConsent: asksForConsent(site),
    staffPolicy: staffPagePolicy(policyFacts(site, suites, hashes)),
    mark,
    styles: stylesDigest(root),
  };
  await mkdir(dirname(startFilesPath(root)), { recursive: true });
  await writeFile(startFilesPath(root), JSON.stringify(files));
  return files;
};

const byLanguage = <Value>(value: (language: Language, index: number) => Value) =>
  Object.fromEntries(languages.map((language, index) => [language, value(language, index)])) as Record<Language, Value>;

/** The names of a language's files in `public/`: the start bundle first, then its parts. */
const bundleLanguage = async (root: string, content: Sources, language: Language, mark: string): Promise<string[]> => {
  const { site, locales } = content;
  const texts = textsOf(locales[language]);
  const bundle = (name: string, file: string, constants: Constants) =>
    bundleModule(root, `start-${language}${name}`, file, constants);
  const [consentDialog, languageNotice, measure, offline, services] = await Promise.all([
    bundle("-consent", "consent-dialog.ts", {
      DIALOG_TEXTS: dialogTexts(withPurposes(texts, content, language)),
      DIALOG_SERVICES: serviceDescriptions(site, language),
    }),
    bundle("-offer", "language-notice.ts", { OFFER_TEXTS: offerTexts(texts) }),
    bundle("-measure", "measure.ts", { PERFORMANCE_SETTINGS: performanceSettings(site, environment) }),
    bundle("-offline", "offline.ts", { UPDATE_TEXTS: updateTexts(texts) }),
    bundle("-services", "services.ts", { SERVICES: servicesOf(site) }),
  ]);
  const settings: StartSettings = {
    ...startSettings(site, language),
    mark,
    parts: {
      consentDialog: `/${consentDialog}`,
      languageNotice: `/${languageNotice}`,
      measure: `/${measure}`,
      offline: `/${offline}`,
      services: `/${services}`,
    },
  };
  const start = await bundle("", "start.ts", { START_SETTINGS: settings, START_TEXTS: startTexts(texts) });
  return [start, consentDialog, languageNotice, measure, offline, services];
};

/** Removes the start bundles of earlier builds from `public/`. */
const removeOthers = async (root: string, files: readonly string[]): Promise<void> => {
  const folder = resolve(root, "public");
  const old = (await readdir(folder)).filter((file) => /^start-[a-z]{2}-.*\.js$/.test(file) && !files.includes(file));
  await Promise.all(old.map((file) => rm(resolve(folder, file))));
};
