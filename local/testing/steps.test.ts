import { Refusal } from "../refusal";
import { chosenSteps, inTurn, steps } from "./steps";

const names = ["format", "build", "end to end"];
const all = names.map((name) => ({ name }));
const chosen = (...wanted: string[]) => chosenSteps(all, wanted).map(({ name }) => name);

test("runs all steps by default, and only the named steps, in order, if there are names", () => {
  expect(chosen()).toEqual(names);
  expect(chosen("end to end", "build")).toEqual(["build", "end to end"]);
});

test.each([
  [["biuld"], "“biuld”"],
  [["build", "end", "to", "end"], "“end”, “to”, “end”"],
])("refuses %j and lists the existing names", (wanted, named) => {
  expect(() => chosen(...wanted)).toThrow(Refusal);
  expect(() => chosen(...wanted)).toThrow(`Unknown: ${named}. Choose from: format, build, "end to end".`);
});

test("every step that reads the built site waits for the build, also if only some steps are named", () => {
  const waiting = steps().filter(({ needs }) => needs === "build");
  expect(waiting.map(({ name }) => name)).toEqual(["built site", "hosts", "end to end"]);
});

interface Step {
  readonly name: string;
  readonly aside?: true;
  readonly needs?: string;
}

const step = (name: string): Step => ({ name });
const aside = (name: string): Step => ({ name, aside: true });

/** Steps that take one turn of the event loop; those with `aside` take three. */
const run =
  (happened: string[]) =>
  async ({ name, aside: isAside }: Step): Promise<string> => {
    happened.push(`${name} begins`);
    for (let turns = isAside ? 3 : 1; turns > 0; turns -= 1) await new Promise(setImmediate);
    happened.push(`${name} ends`);
    return name;
  };

test("runs one step after the other", async () => {
  const happened: string[] = [];
  expect(await inTurn([step("build"), step("site")], run(happened))).toEqual(["build", "site"]);
  expect(happened).toEqual(["build begins", "build ends", "site begins", "site ends"]);
});

test("runs steps with `aside` one after the other, after the steps before them and beside those after them", async () => {
  const happened: string[] = [];
  const turns = [step("build"), aside("types"), aside("lint"), step("site"), step("backend")];
  expect(await inTurn(turns, run(happened))).toEqual(["build", "types", "lint", "site", "backend"]);
  const when = (what: string): number => happened.indexOf(what);
  expect(when("build ends")).toBeLessThan(when("types begins"));
  expect(when("types ends")).toBeLessThan(when("lint begins"));
  expect(when("site begins")).toBeLessThan(when("types ends"));
  expect(when("site ends")).toBeLessThan(when("backend begins"));
});

test("runs a step only after an earlier step with `aside` that it needs", async () => {
  const happened: string[] = [];
  const site: Step = { name: "site", needs: "build" };
  expect(await inTurn([aside("build"), step("unit"), site], run(happened))).toEqual(["build", "unit", "site"]);
  const when = (what: string): number => happened.indexOf(what);
  expect(when("unit ends")).toBeLessThan(when("build ends"));
  expect(when("build ends")).toBeLessThan(when("site begins"));
});
