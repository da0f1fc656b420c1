import { formatMoney } from "./money";

describe("money", () => {
  it.each([
    [80, "en", "€80"],
    [80, "el", "80 €"],
    [7.5, "en", "€7.50"],
    [1250, "el", "1.250 €"],
  ] as const)("writes %p in %p as %p", (amount, language, expected) => {
    expect(formatMoney(amount, "EUR", language).replace(/\u00a0/g, " ")).toBe(expected);
  });
});
