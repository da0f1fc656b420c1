/**
 * @jest-environment jsdom
 */
import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { ExpiringDocuments } from "./expiring-documents";
import { SafetyCard } from "./safety-card";

let day = "";
jest.mock("../booking/use-today", () => ({ useToday: () => day }));
jest.mock("../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));
jest.mock("../../lib/i18n/use-text", () => ({
  useText:
    () =>
    (key: string, values: object = {}) =>
      [key, ...Object.values(values)].join(" "),
}));

const item = { value: null, date: "2026-09-22", lapsed: false };
const items = [
  { ...item, id: "extinguisher", label: "Extinguisher", lapses: "2027-09-21" },
  { ...item, id: "insurance", label: "Insurance", lapses: "2027-09-30" },
  { ...item, id: "registry", label: "Registry", lapses: null },
];
const safety = { intro: "Papers", items };

const cardOn = (today: string, shown = safety) => {
  day = today;
  return render(<SafetyCard safety={shown} />).container.textContent;
};

test("shows a document as valid through its last day, and as expired afterwards", () => {
  expect(cardOn("2027-09-21")).toContain("safety.until 21\u00a0September 2027");
  const after = cardOn("2027-09-22");
  expect(after).toContain("safety.lapsed 21\u00a0September 2027");
  expect(after).not.toContain("safety.until 21\u00a0September 2027");
  expect(after).toContain("safety.until 30\u00a0September 2027");
});

test("uses the date of the build without scripts", () => {
  const built = { ...safety, items: items.map((one) => ({ ...one, lapsed: one.id === "extinguisher" })) };
  expect(cardOn("", built)).toContain("safety.lapsed 21\u00a0September 2027");
});

test("shows no card for a house without documents", () => {
  expect(render(<SafetyCard safety={null} />).container.innerHTML).toBe("");
});

const inEnglish = { language: "en", items };

const dueOn = (today: string, nodes: readonly object[] = [{ language: "el", items: [] }, inEnglish]): string[] => {
  day = today;
  jest.mocked(useStaticQuery).mockReturnValue({ safety: { nodes } });
  const { unmount } = render(<ExpiringDocuments />);
  const rows = screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
  unmount();
  return rows;
};

test("reminds staff from 30 days before the expiry, on the last day and afterwards", () => {
  expect(dueOn("2027-08-21")).toEqual([]);
  expect(dueOn("2027-08-22")).toEqual(["Extinguishersafety.due.in 30"]);
  expect(dueOn("2027-09-21")).toEqual(["Extinguishersafety.due.today", "Insurancesafety.due.in 9"]);
  expect(dueOn("2027-09-22")).toEqual([
    "Extinguishersafety.due.lapsed 21\u00a0September 2027",
    "Insurancesafety.due.in 8",
  ]);
});

test("reminds staff of nothing in a house without documents", () => {
  expect(dueOn("2027-09-22", [])).toEqual([]);
});
