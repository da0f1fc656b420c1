/** @jest-environment jsdom */
import { openEngine } from "./open-engine";

const address = "https://booking.example/reserve?lang=en";
const tab = (part: object): Window =>
  Object.defineProperties(
    { closed: false, opener: window, location: { href: address } },
    Object.getOwnPropertyDescriptors(part),
  ) as unknown as Window;

describe("openEngine", () => {
  it("opens the URL in a new tab that has no opener", async () => {
    const opened = tab({});
    const open = jest.fn(() => opened);
    await expect(openEngine(address, { open })).resolves.toBe("opened");
    expect(open).toHaveBeenCalledWith(address, "_blank");
    expect(opened.opener).toBeNull();
  });

  it("waits while the tab is still blank", async () => {
    const location = { href: "about:blank" };
    const waiting = openEngine(address, { open: () => tab({ location }), interval: 5, timeout: 1000 });
    const early = await Promise.race([waiting, new Promise((resolve) => setTimeout(resolve, 30, "waiting"))]);
    expect(early).toBe("waiting");
    location.href = address;
    await expect(waiting).resolves.toBe("opened");
  });

  it("reports a tab as opened when its URL is not readable, or still blank at the timeout", async () => {
    const foreign = tab({
      get location(): Location {
        throw new DOMException("Blocked", "SecurityError");
      },
    });
    await expect(openEngine(address, { open: () => foreign })).resolves.toBe("opened");
    const slow = tab({ location: { href: "about:blank" } });
    await expect(openEngine(address, { open: () => slow, interval: 5, timeout: 20 })).resolves.toBe("opened");
  });

  it.each([
    ["no tab", () => null],
    ["a tab closed at once", () => tab({ closed: true })],
  ])("reports a blocked popup when the browser gives %s", async (_, open) => {
    await expect(openEngine(address, { open })).resolves.toBe("blocked");
  });

  it("reports a failure without throwing", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    const open = () => {
      throw new Error("refused");
    };
    await expect(openEngine(address, { open })).resolves.toBe("failed");
    await expect(openEngine("no address")).resolves.toBe("failed");
    expect(warn).toHaveBeenCalledTimes(2);
    warn.mockRestore();
  });
});
