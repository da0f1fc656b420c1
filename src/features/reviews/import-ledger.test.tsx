/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { ImportLedger } from "./import-ledger";

jest.mock("../../lib/i18n/use-text", () => ({
  useText:
    () =>
    (key: string, values: object = {}) =>
      [key, ...Object.values(values)].join(" "),
}));
jest.mock("../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));

const leftOut = { duplicate: 1, noWords: 2, notReadable: 0, removed: 0 };
const entry = {
  sample: false,
  source: "Google",
  day: "2026-09-20",
  sha256: "ab".repeat(32),
  rows: 5,
  taken: 2,
  leftOut,
};
const removal = { slug: "google-1", day: "2026-10-05", reason: "guest-asked" };
const ledger = { imported: 2, shown: 1, byHand: 13, imports: [entry], removed: [removal], edited: [] };

test("shows how many reviews were imported, shown, left out and removed, and why, with the checksum", () => {
  const { container } = render(<ImportLedger ledger={ledger} />);
  const rows = [...container.querySelectorAll("dl > div")].map(({ textContent }) => textContent);
  expect(rows.slice(0, 9)).toEqual([
    "reviewLedger.imported2",
    "reviewLedger.shown1",
    "reviewLedger.removed1",
    "reviewLedger.byHand13",
    "reviewLedger.rows5",
    "reviewLedger.taken2",
    "reviewLedger.duplicate1",
    "reviewLedger.noWords2",
    `reviewLedger.sha256${"ab".repeat(32)}`,
  ]);
  expect(screen.getAllByRole("heading", { level: 3, hidden: true })[0]?.textContent).toBe(
    "reviewLedger.import Google 20\u00a0September 2026",
  );
  expect(screen.getByRole("listitem", { hidden: true }).textContent).toContain("reviewLedger.reason.guestAsked");
  expect(screen.queryByText("reviewLedger.sample")).toBeNull();
});

test("lists an edited review with the date, the change and the reason", () => {
  const edit = { slug: "google-2", day: "2026-10-06", what: "words", why: "personal-data" };
  render(<ImportLedger ledger={{ ...ledger, edited: [edit] }} />);
  expect(screen.getAllByRole("listitem", { hidden: true })[1]?.textContent).toBe(
    "google-2 reviewLedger.edit 6\u00a0October 2026 reviewLedger.part.words reviewLedger.reason.personalData",
  );
});

test("shows nothing if no reviews were imported", () => {
  expect(render(<ImportLedger ledger={null} />).container.innerHTML).toBe("");
});
