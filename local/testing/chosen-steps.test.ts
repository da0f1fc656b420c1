import { Refusal } from "../refusal";
import { chosenSteps } from "./chosen-steps";

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
  expect(() => chosen(...wanted)).toThrow(`No step is called ${named}. There are: format, build, "end to end".`);
});
