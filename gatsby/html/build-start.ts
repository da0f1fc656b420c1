/** Builds `src/start`: the inline script, and for each language the start bundle and the parts that it loads on demand. */
import { createHash } from "node:crypto";
import { environment } from "../../src/settings/environment";
import { type Language, languages } from "../../src/settings/languages";
import {
  type PerformanceSettings,
  type StartParts,
  type StartSettings,
  speculationRules,
} from "../../src/settings/start";
import { staffPagePolicy } from "../../src/settings/security-headers";
import { byLanguage } from "../both-languages";
import { stylesDigest } from "../build-identity";
import type { Content } from "../content/content";
import { projectFolder, publicFolder, removeStale } from "../folders";
import { policyFacts } from "../hosting/policy-facts";
import { type Constants, bundleModule, bundleText } from "./bundle";
import { type StartFiles, save } from "../hosting/saved-files";
import { asksForConsent, consentTerms, serviceDescriptions, servicesOf, startSettings } from "./start-settings";
import {
  dialogTexts,
  offerTexts,
  pageTexts,
  startTexts,
  stayTexts,
  textsOf,
  updateTexts,
  withConsentFacts,
} from "./start-texts";

const sha256 = (text: string): string => createHash("sha256").update(text).digest("base64");

/** Writes the bundles to `public/`, saves the result and returns it. `mark` is the house's mark, as markup. Throws esbuild's messages. */
export const buildStartScripts = async (content: Content, mark: string): Promise<StartFiles> => {
  const { site, suites, locales } = content;
  const inline = await bundleText("src/start/inline.ts", { CONSENT_TERMS: consentTerms(site) });
  const built = await Promise.all(languages.map((language) => bundleLanguage(content, language, mark)));
  const current = new Set(built.flatMap(({ start, parts }) => [start, ...Object.values(parts)]));
  await removeStale(publicFolder, (file) => /^start-[a-z]{2}-.*\.js$/.test(file) && !current.has(`/${file}`));
  const hashes = [inline, speculationRules].map((text) => `'sha256-${sha256(text)}'`);
  const files: StartFiles = {
    inline,
    hashes,
    bundles: byLanguage((language) => built[languages.indexOf(language)]?.start ?? ""),
    stayParts: built.map(({ parts }) => parts.stay),
    texts: byLanguage((language) => pageTexts(withConsentFacts(textsOf(locales[language]), content, language))),
    asksForConsent: asksForConsent(site),
    staffPolicy: staffPagePolicy(policyFacts(site, suites, hashes)),
    mark,
    styles: stylesDigest(projectFolder),
  };
  save("start-files", files);
  return files;
};

/** The parts that are loaded on demand: the end of the bundle's name, the file of `src/start`, and its constants. */
const partsOf = (content: Content, language: Language) => {
  const { site, locales } = content;
  const texts = textsOf(locales[language]);
  const { backendUrl, publicKey } = environment;
  const waitsForConsent = site.performanceMetrics.waitForConsent;
  const performance: PerformanceSettings = { backendUrl, publicKey, waitsForConsent };
  const dialog = {
    DIALOG_TEXTS: dialogTexts(withConsentFacts(texts, content, language)),
    DIALOG_SERVICES: serviceDescriptions(site, language),
  };
  return {
    consentDialog: ["consent", "consent-dialog.ts", dialog],
    languageNotice: ["offer", "language-notice.ts", { OFFER_TEXTS: offerTexts(texts) }],
    measure: ["measure", "measure.ts", { PERFORMANCE_SETTINGS: performance }],
    offline: ["offline", "offline.ts", { UPDATE_TEXTS: updateTexts(texts) }],
    services: ["services", "services.ts", { SERVICES: servicesOf(site) }],
    stay: ["stay", "stay.ts", { PROBLEM_TEXTS: stayTexts(content, language) }],
  } satisfies Record<keyof StartParts, readonly [name: string, file: string, constants: Constants]>;
};

/** Bundles a language's files into `public/`. Returns their URLs. */
const bundleLanguage = async (content: Content, language: Language, mark: string) => {
  const bundle = (name: string, file: string, constants: Constants) =>
    bundleModule(`start-${language}${name}`, `src/start/${file}`, constants);
  const built = await Promise.all(
    Object.entries(partsOf(content, language)).map(
      async ([part, [name, file, constants]]) => [part, await bundle(`-${name}`, file, constants)] as const,
    ),
  );
  const parts = Object.fromEntries(built) as Record<keyof StartParts, string>;
  const settings: StartSettings = { ...startSettings(content, language), mark, parts };
  const texts = startTexts(textsOf(content.locales[language]));
  return { start: await bundle("", "start.ts", { START_SETTINGS: settings, START_TEXTS: texts }), parts };
};
