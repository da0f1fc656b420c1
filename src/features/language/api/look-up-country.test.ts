/** @jest-environment jsdom */
import { lookUpCountry } from "./look-up-country";

test("nobody is asked without a network: the browser would write an error beside the warning", async () => {
  const fetch = jest.fn();
  Object.assign(window, { fetch });
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await expect(lookUpCountry({ url: "https://geo.example", field: "country", greekFor: ["GR"] })).rejects.toThrow(
    "There is no network.",
  );
  expect(fetch).not.toHaveBeenCalled();
});
