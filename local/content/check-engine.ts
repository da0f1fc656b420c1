/**
 * `npm run check:engine`: prints the URLs of Book Now in each language: without a stay, with two nights for two guests,
 * and for the maximum number of guests. Also prints the values that the engine does not accept, which the page tells
 * guests to enter themselves. Not every engine documents its URLs, so each must be tried once. `--open` opens them in
 * the browser.
 */
import { spawn } from "node:child_process";
import { type Day, addDays, todayIn } from "../../src/lib/booking/days";
import { type Stay, engineAddress } from "../../src/lib/booking/engine";
import { type EngineSettings, codeToType, engineOf, takesGuests } from "../../src/lib/booking/engine-presets";
import { emptyStay } from "../../src/lib/booking/kept-stay";
import { type Language, languageFacts, languages } from "../../src/settings/languages";
import { loadContent } from "../../gatsby/content/load";
import { contentDirectory } from "../../gatsby/sources/content-state";
import { orRefuse } from "../refusal";

const opener = process.platform === "darwin" ? "open" : "xdg-open";

/** The URLs to try in a language, without repetitions, each with a description of its stay. */
export const engineTrials = (
  settings: EngineSettings,
  language: Language,
  maxGuests: number,
  arrival: Day,
): readonly (readonly [what: string, address: string])[] => {
  const departure = addDays(arrival, 2);
  const stays: readonly (readonly [string, Stay])[] = [
    ["without a stay", emptyStay],
    [`${arrival} to ${departure}, 2 guests`, { arrival, departure, guests: 2 }],
    [`the same, ${maxGuests} guests`, { arrival, departure, guests: maxGuests }],
  ];
  const engine = engineOf(settings, language);
  const tried = stays.map(([what, stay]) => [what, engineAddress(engine, stay)] as const);
  return tried.filter(([, address], index) => tried.findIndex(([, other]) => other === address) === index);
};

/** Sentences about the values that the URL does not transfer. The page tells guests about them beside the price. */
export const notTaken = (settings: EngineSettings): string[] => {
  const code = codeToType(settings);
  return [
    ...(takesGuests(settings)
      ? []
      : ["The address takes no number of guests: the page tells guests to choose it again there."]),
    ...(code === undefined
      ? []
      : [
          `That the address takes the code ${code} is not certain: the page tells guests to enter it there, where stay.yml has a direct discount.`,
        ]),
  ];
};

const check = async (): Promise<void> => {
  const { site, stay } = await loadContent(contentDirectory);
  const settings = site.bookingEngine;
  const arrival = addDays(todayIn(site.hours.timeZone), 30);
  console.log(`The reservation engine is set up as “${settings.preset}” in content/site.yml.`);
  for (const language of languages) {
    console.log(`\n${languageFacts[language].name}`);
    for (const [what, address] of engineTrials(settings, language, stay.facts.maxGuests.value, arrival)) {
      console.log(`  ${what}\n    ${address}`);
      if (process.argv.includes("--open")) spawn(opener, [address], { detached: true, stdio: "ignore" }).unref();
    }
  }
  console.log("");
  for (const sentence of notTaken(settings)) console.log(sentence);
  console.log("Open each and look whether dates, guests and language have arrived; --open opens them.");
};

if (require.main === module) void orRefuse(check);
