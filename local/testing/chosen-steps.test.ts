import { Refusal } from "../refusal";
import { chosenSteps } from "./chosen-steps";

const names = ["format", "build", "end to end"];
const all = names.map((name) => ({ name }));
const chosen = (...wanted: string[]) => chosenSteps(all, wanted).map(({ name }) => name);

test("all steps run where none is named, and only those named, in their order, where some are", () => {
  expect(chosen()).toEqual(names);
  expect(chosen("end to end", "build")).toEqual(["build", "end to end"]);
});

test.each([
  [["biuld"], "“biuld”"],
  [["build", "end", "to", "end"], "“end”, “to”, “end”"],
])("%j is refused with the names there are: nothing would be proved", (wanted, named) => {
  expect(() => chosen(...wanted)).toThrow(Refusal);
  expect(() => chosen(...wanted)).toThrow(`No step is called ${named}. There are: format, build, "end to end".`);
});
