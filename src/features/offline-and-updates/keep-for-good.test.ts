/** @jest-environment jsdom */
import { requestLastingStorage } from "./keep-for-good";

afterEach(() => Reflect.deleteProperty(navigator, "storage"));

const setStorage = (value: object) => Object.defineProperty(navigator, "storage", { value, configurable: true });

it("asks the browser to keep the storage", async () => {
  const persist = jest.fn(() => Promise.resolve(true));
  setStorage({ persist });
  await requestLastingStorage();
  expect(persist).toHaveBeenCalledTimes(1);
});

it("does not throw where the browser has no such request or refuses it", async () => {
  await expect(requestLastingStorage()).resolves.toBeUndefined();
  setStorage({ persist: () => Promise.reject(new Error("refused")) });
  await expect(requestLastingStorage()).resolves.toBeUndefined();
});
