/** @jest-environment jsdom */
import { lookUpCountry } from "./look-up-country";

test("makes no request when offline, because the browser would log an error for it", async () => {
  const fetch = jest.fn();
  Object.assign(window, { fetch });
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await expect(lookUpCountry({ url: "https://geo.example", field: "country", greekFor: ["GR"] })).rejects.toThrow(
    "There is no network.",
  );
  expect(fetch).not.toHaveBeenCalled();
});
