import { listen, portOf } from "./ports";

const variable = "PORT_OF_A_TEST";
afterEach(() => {
  Reflect.deleteProperty(process.env, variable);
});

test("without a given port, chooses a free one and sets the variable for child processes", async () => {
  const port = portOf(variable);
  expect(process.env[variable]).toBe(String(port));
  expect(portOf(variable)).toBe(port);
  const stop = await listen(port, (_request, response) => response.end());
  Reflect.deleteProperty(process.env, variable);
  expect(portOf(variable)).not.toBe(port);
  await stop();
});

test("uses a given port, and refuses an invalid one", () => {
  process.env[variable] = "9123";
  expect(portOf(variable)).toBe(9123);
  process.env[variable] = "90000";
  expect(() => portOf(variable)).toThrow("PORT_OF_A_TEST must be a whole number from 1 to 65535.");
  process.env[variable] = "4045";
  expect(() => portOf(variable)).toThrow("PORT_OF_A_TEST is 4045, a port that browsers refuse to open.");
});
