/** Checks that the values of one file do not contradict those of another. */
import { type Coordinates, isInFrame, distanceMetres } from "../../../src/lib/geo/coordinates";
import { type Checked, suiteFile } from "../content";
import type { Wrong } from "../content-issue";
import { feeCurrency } from "../facts";
import { ratesByFile, engineOfSuite } from "../suite-terms";
import { codeToType } from "../../../src/lib/booking/engine-presets";
import { checkEngine } from "../schema/services";

/** Reports coordinates of the house outside the map's frame, where the marker of the house would be invisible. */
const checkMap = ({ map, site, reportIn }: Checked): void => {
  if (map === null) return;
  if (isInFrame(map.frame, site.coordinates)) return;
  const problem = "The house lies outside the map that content/map.geojson draws.";
  const fix =
    "Correct the coordinates; or delete content/map.geojson: without it, the page shows only the places. To draw another map, run npm run map.";
  reportIn("content/site.yml")(["coordinates"], problem, fix);
};

/** Compares all rates with the fees; in a house without fees, with the first file of rates. */
const checkCurrency = (checked: Checked): void => {
  const all = ratesByFile(checked);
  const [first] = all;
  if (first === undefined) return;
  const fees = feeCurrency(checked.stay);
  const [others, currency] =
    fees === undefined ? [`those of ${first[0]}`, first[1].currency] : ["the fees of content/stay.yml", fees];
  for (const [file, rates] of all) {
    if (currency === rates.currency) continue;
    const problem = `The rates are in ${rates.currency}, ${others} in ${currency}.`;
    checked.reportIn(file)(["currency"], problem, "Write all amounts in one currency.");
  }
};

/** In Greece, a bill of this many euros or more may not be paid in cash (Law 3842/2010, Article 20(3)). */
export const greekCashLimit = 500;

/** A house in Greece may set a lower limit for cash than the law, but not a higher one. */
const checkCash = ({ stay, site, reportIn }: Checked): void => {
  const limit = stay.facts["cashLimit"];
  if (site.address.countryCode !== "GR" || limit?.type !== "money" || limit.amount <= greekCashLimit) return;
  const problem = `Greek law forbids cash for bills of ${greekCashLimit} euros or more.`;
  reportIn("content/stay.yml")(["facts", "cashLimit", "amount"], problem, `Write ${greekCashLimit} or less.`);
};

/** The rental conditions and the fact `termsEffectiveFrom` must state the same date. */
const checkConditions = ({ policies, stay, reportIn }: Checked): void => {
  const day = stay.facts.termsEffectiveFrom.value;
  for (const { slug, file, head } of policies) {
    if (slug !== "rental-conditions" || head.effective === day) continue;
    const problem = `The conditions apply from ${head.effective}, but content/stay.yml says ${day} (termsEffectiveFrom).`;
    reportIn(file.name)(["effective"], problem, "Correct one of the two days.");
  }
};

export const checkAgreement = (checked: Checked): void => {
  checkMap(checked);
  checkCurrency(checked);
  checkCash(checked);
  checkConditions(checked);
};

const checkEngines = ({ site, suites, reportIn }: Checked): void => {
  for (const { id, bookingEngine } of suites) {
    if (bookingEngine === undefined) continue;
    const report = reportIn(suiteFile(id));
    checkEngine(engineOfSuite(site.bookingEngine, bookingEngine), (path, ...wrong) =>
      report(["bookingEngine", ...path], ...wrong),
    );
  }
};

const checkGuests = ({ stay, suites, reportIn }: Checked): void => {
  const houseLimit = stay.facts.maxGuests.value;
  for (const suite of suites) {
    if (suite.maxGuests === undefined) continue;
    const report = reportIn(suiteFile(suite.id));
    if (suites.length === 1) {
      const problem = "The house has only this suite, and content/stay.yml says how many guests it takes.";
      report(["maxGuests"], problem, "Remove it here, and correct the fact “maxGuests” there.");
    } else if (suite.maxGuests > houseLimit) {
      const problem = `The suite takes ${suite.maxGuests} guests, but content/stay.yml says that no suite takes more than ${houseLimit}.`;
      report(["maxGuests"], problem, "Correct one of the two numbers.");
    }
  }
};

/** Reports suites if guests would have to type different codes at their engines: texts quote only the first such code. */
const checkCodes = ({ site, suites, reportIn }: Checked): void => {
  const [first, ...others] = suites.flatMap((suite) => {
    const code = codeToType(engineOfSuite(site.bookingEngine, suite.bookingEngine));
    return code === undefined ? [] : [{ suite, code }];
  });
  for (const { suite, code } of others) {
    if (code === first?.code) continue;
    const problem = `Guests would have to type “${code}” for this suite, and “${first?.code}” for another.`;
    const fix = "Set up the same code at both engines, because the site tells guests only one.";
    reportIn(suiteFile(suite.id))(["bookingEngine", "promotion"], problem, fix);
  }
};

export const checkSuites = (checked: Checked): void => {
  checkEngines(checked);
  checkGuests(checked);
  checkCodes(checked);
};

/** The maximum distance of a place, which is more than any day trip. Farther places probably have a wrong digit in a coordinate. */
const maxKilometres = 200;

const kilometres = (from: Coordinates, to: Coordinates): number => Math.round(distanceMetres(from, to) / 1000);

const isNear = (from: Coordinates, to: Coordinates): boolean => kilometres(from, to) <= maxKilometres;

const wrongPlace = (house: Coordinates, place: Coordinates): Wrong => {
  const swapped = { latitude: place.longitude, longitude: place.latitude };
  if (isNear(house, swapped)) return ["Latitude and longitude are swapped.", "Swap the two numbers."];
  const problem = `The place is ${kilometres(house, place)} km from the house; the limit is ${maxKilometres} km.`;
  return [problem, "Correct its latitude and longitude; or correct “coordinates” in content/site.yml."];
};

/**
 * Reports places that are too far away; but none if all of several places are: they are then the demo's, which the owner of a
 * house in another city replaces before the launch (`check:launch` lists them).
 */
export const checkDistances = ({ places, site, reportIn }: Checked): void => {
  const all = places?.places ?? [];
  const areElsewhere = all.length > 1 && !all.some((place) => isNear(site.coordinates, place));
  if (areElsewhere) return;
  for (const [index, place] of all.entries())
    if (!isNear(site.coordinates, place))
      reportIn("content/places.yml")(["places", index, "latitude"], ...wrongPlace(site.coordinates, place));
};
