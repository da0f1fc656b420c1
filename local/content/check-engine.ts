/**
 * `npm run check:engine`: where Book Now leads, in each language: without a stay, with two nights for two, and with as many guests as may
 * stay. Not every engine's address is documented by its maker: try each once. `--open` opens them in the browser.
 */
import { spawn } from "node:child_process";
import { addDays, todayIn } from "../../src/lib/booking/days";
import { type Stay, engineAddress } from "../../src/lib/booking/engine";
import { engineOf } from "../../src/lib/booking/engine-presets";
import { emptyStay } from "../../src/lib/booking/kept-stay";
import { languageFacts, languages } from "../../src/settings/languages";
import { loadContent } from "../../gatsby/content/load";
import { contentDirectory } from "../../gatsby/sources/content-state";
import { orRefuse } from "../refusal";

const opener = process.platform === "darwin" ? "open" : "xdg-open";

void orRefuse(async () => {
  const { site, stay } = await loadContent(contentDirectory);
  const arrival = addDays(todayIn(site.hours.timeZone), 30);
  const departure = addDays(arrival, 2);
  const stays: readonly (readonly [string, Stay])[] = [
    ["without a stay", emptyStay],
    [`${arrival} to ${departure}, 2 guests`, { arrival, departure, guests: 2 }],
    [`the same, ${stay.facts.maxGuests.value} guests`, { arrival, departure, guests: stay.facts.maxGuests.value }],
  ];
  console.log(`The reservation engine is set up as “${site.bookingEngine.preset}” in content/site.yml.`);
  for (const language of languages) {
    console.log(`\n${languageFacts[language].name}`);
    for (const [what, of] of stays) {
      const address = engineAddress(engineOf(site.bookingEngine, language), of);
      console.log(`  ${what}\n    ${address}`);
      if (process.argv.includes("--open")) spawn(opener, [address], { detached: true, stdio: "ignore" }).unref();
    }
  }
  console.log("\nOpen each and look whether dates, guests and language have arrived; --open opens them.");
});
