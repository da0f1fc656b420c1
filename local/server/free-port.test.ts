import { listen } from "./listen";
import { portOf } from "./free-port";

const variable = "PORT_OF_A_TEST";
afterEach(() => {
  Reflect.deleteProperty(process.env, variable);
});

test("a run that names no port has a free one, and its processes have the same", async () => {
  const taken = portOf(variable);
  expect(process.env[variable]).toBe(String(taken));
  expect(portOf(variable)).toBe(taken);
  const stop = await listen(taken, (_request, response) => response.end());
  Reflect.deleteProperty(process.env, variable);
  expect(portOf(variable)).not.toBe(taken);
  await stop();
});

test("a port that is named is taken at its word, and nonsense is refused", () => {
  process.env[variable] = "9123";
  expect(portOf(variable)).toBe(9123);
  process.env[variable] = "90000";
  expect(() => portOf(variable)).toThrow("PORT_OF_A_TEST must be a number from 1 to 65535.");
});
