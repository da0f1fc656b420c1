/**
 * `npm run check:engine`: prints the URLs of Book Now for each suite in each language: without a stay, with two nights
 * for two guests (one guest if the suite takes only one), and with two nights for the maximum number of guests. Not every
 * engine documents its URLs, so each URL must be tried once; `--open` opens them in the browser. Also prints the values that
 * the page tells guests to enter themselves, because the URL cannot contain them or the engine may ignore them.
 */
import { spawn } from "node:child_process";
import { type Day, addDays, todayIn } from "../../src/lib/booking/days";
import { type Stay, engineAddress, withinMaxGuests } from "../../src/lib/booking/engine";
import { type EngineSettings, codeToType, engineOf, takesGuests } from "../../src/lib/booking/engine-presets";
import { emptyStay } from "../../src/lib/booking/kept-stay";
import { type Language, defaultLanguage, languageFacts, languages } from "../../src/settings/languages";
import { suiteFile } from "../../gatsby/content/content";
import { loadContent } from "../../gatsby/content/load";
import type { Suite } from "../../gatsby/content/schema/suite";
import { type SuiteTermsSources, suiteTerms } from "../../gatsby/content/suite-terms";
import { contentDirectory } from "../../gatsby/folders";
import { orRefuse } from "../refusal";

const opener = process.platform === "darwin" ? "open" : "xdg-open";

/** Opens a URL in the browser. A machine without a desktop has no program for that. */
const open = (address: string): void =>
  spawn(opener, [address], { detached: true, stdio: "ignore" })
    .on("error", ({ message }) => console.error(`The browser could not be opened: ${message}`))
    .unref();

/** The URLs to try in a language, without repetitions, each with a description of its stay. */
export const engineTrials = (
  settings: EngineSettings,
  language: Language,
  maxGuests: number,
  arrival: Day,
): readonly (readonly [what: string, address: string])[] => {
  const departure = addDays(arrival, 2);
  const usual = withinMaxGuests(emptyStay, { maxGuests });
  const counted = (guests: number) => `${guests} ${guests === 1 ? "guest" : "guests"}`;
  const stays: readonly (readonly [string, Stay])[] = [
    ["without a stay", usual],
    [`${arrival} to ${departure}, ${counted(usual.guests)}`, { ...usual, arrival, departure }],
    [`the same, ${counted(maxGuests)}`, { arrival, departure, guests: maxGuests }],
  ];
  const engine = engineOf(settings, language);
  const tried = stays.map(([what, stay]) => [what, engineAddress(engine, stay)] as const);
  return tried.filter(([, address], index) => tried.findIndex(([, other]) => other === address) === index);
};

/** Sentences about the values that guests have to enter themselves. The page tells them so beside the price. */
export const notTaken = (settings: EngineSettings): string[] => {
  const code = codeToType(settings);
  return [
    ...(takesGuests(settings)
      ? []
      : ["The URL contains no number of guests. The page tells guests to choose it on the reservation page."]),
    ...(code === undefined
      ? []
      : [
          `The URL does not contain the code ${code}, or the engine may ignore it. If stay.yml has a direct discount, the page tells guests to enter the code on the reservation page.`,
        ]),
  ];
};

/** Where the engine of a suite is set up. */
const placeOf = (suite: Pick<Suite, "id" | "bookingEngine">): string =>
  suite.bookingEngine === undefined ? "content/site.yml" : suiteFile(suite.id);

/** Suites that would open the same URLs, so that the engine could not tell them apart: the ids of each such group. */
export const sameEngine = (content: SuiteTermsSources): readonly (readonly string[])[] => {
  const byAddress = new Map<string, string[]>();
  for (const { id } of content.suites) {
    const address = engineAddress(engineOf(suiteTerms(content, id).engine, defaultLanguage), emptyStay);
    byAddress.set(address, [...(byAddress.get(address) ?? []), id]);
  }
  return [...byAddress.values()].filter(({ length }) => length > 1);
};

const check = async (): Promise<void> => {
  const content = await loadContent(contentDirectory);
  const arrival = addDays(todayIn(content.site.hours.timeZone), 30);
  for (const suite of content.suites) {
    const { engine, maxGuests } = suiteTerms(content, suite.id);
    const of = content.suites.length > 1 ? ` of ${suite.name.en}` : "";
    console.log(`The booking engine${of} is set up as “${engine.preset}” in ${placeOf(suite)}.`);
    for (const language of languages) {
      console.log(`\n${languageFacts[language].name}`);
      for (const [what, address] of engineTrials(engine, language, maxGuests, arrival)) {
        console.log(`  ${what}\n    ${address}`);
        if (process.argv.includes("--open")) open(address);
      }
    }
    console.log("");
    for (const sentence of notTaken(engine)) console.log(sentence);
  }
  for (const ids of sameEngine(content))
    console.log(
      `The same page opens for ${ids.join(" and ")}: if the engine has a page for each, add “bookingEngine:” to their suite.yml.`,
    );
  console.log(
    "Open each URL and check that the reservation page shows its dates, guests and language; --open opens all of them.",
  );
};

if (require.main === module) void orRefuse(check);
