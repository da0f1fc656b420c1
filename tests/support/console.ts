/**
 * An unexpected console.error fails the test in which it was written. A test that expects one replaces it:
 * `jest.spyOn(console, "error").mockImplementation(() => {})` and looks at its calls.
 */

let written: string[] = [];
const record = (...values: unknown[]) => {
  written.push(values.map(String).join(" "));
};

beforeEach(() => {
  written = [];
  jest.spyOn(console, "error").mockImplementation(record);
});

afterEach(() => {
  jest.restoreAllMocks();
  const first = written[0];
  if (first !== undefined) throw new Error(`Unexpected console.error: ${first}`);
});
