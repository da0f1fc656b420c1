/** Checks the engine, number of guests and code of each suite against those of the house and of the other suites. */
import { codeToType } from "../../../src/lib/booking/engine-presets";
import { type Checked, suiteFile } from "../content";
import { checkEngine } from "../schema/booking-engine";
import { engineOfSuite } from "../suite-terms";

const checkEngines = ({ site, suites, reportIn }: Checked): void => {
  for (const suite of suites) {
    if (suite.bookingEngine === undefined) continue;
    checkEngine(engineOfSuite(site.bookingEngine, suite.bookingEngine), (path, problem, fix) =>
      reportIn(suiteFile(suite.id))(["bookingEngine", ...path], problem, fix),
    );
  }
};

const checkGuests = ({ stay, suites, reportIn }: Checked): void => {
  const most = stay.facts.maxGuests.value;
  for (const suite of suites) {
    if (suite.maxGuests === undefined) continue;
    const report = reportIn(suiteFile(suite.id));
    if (suites.length === 1) {
      const problem = "The house has only this suite, and content/stay.yml says how many guests it takes.";
      report(["maxGuests"], problem, "Remove it here, and correct the fact “maxGuests” there.");
    } else if (suite.maxGuests > most) {
      const problem = `The suite takes ${suite.maxGuests} guests, and content/stay.yml says that no suite takes more than ${most}.`;
      report(["maxGuests"], problem, "Correct the smaller of the two numbers.");
    }
  }
};

/** Reports suites with different codes that guests have to type: the page shows the same code for every suite. */
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
