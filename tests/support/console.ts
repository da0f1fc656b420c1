/**
 * An unexpected console.error fails the test that caused it. A test that expects one mocks it with
 * `jest.spyOn(console, "error").mockImplementation(() => {})` and checks its calls.
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
