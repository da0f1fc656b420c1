/** What has expired or expires soon, on different days. */
import { join } from "node:path";
import type { Content } from "./content";
import { loadContent } from "./load";
import { dueDates } from "./due-dates";

let content: Content;
let demoRates: NonNullable<Content["rates"]>;

beforeAll(async () => {
  const read = await loadContent(join(process.cwd(), "content"));
  if (read.rates === null) throw new Error("The demo has no rates.");
  demoRates = read.rates;
  const label = { en: "Extinguisher", el: "Πυροσβεστήρας" };
  const texts = { title: label, text: label };
  content = {
    ...read,
    safety: { intro: label, items: [{ id: "extinguisher", label, lapses: "2027-09-21" }] },
    offers: {
      offers: [
        { id: "winter", ...texts, from: "2026-12-01", to: "2026-12-24", promotion: "WINTER4" },
        { id: "spring", ...texts, from: "2027-03-01", to: "2027-03-31" },
      ],
    },
    rates: null,
  };
});

const tasksOn = (day: string): string[] => dueDates(content, day).map(({ file, task }) => `${file} ${task}`);
const certificatesOn = (day: string): string[] => tasksOn(day).filter((task) => task.includes("safety.yml"));

test("reports a certificate from 30 days before it expires, and as expired after its last day", () => {
  expect(certificatesOn("2027-08-21")).toEqual([]);
  expect(certificatesOn("2027-08-22")).toEqual([expect.stringContaining("expires on 2027-09-21: have it renewed")]);
  expect(certificatesOn("2027-09-21")).toEqual([expect.stringContaining("expires on 2027-09-21")]);
  expect(certificatesOn("2027-09-22")).toEqual([expect.stringContaining("expired on 2027-09-21: have it renewed")]);
});

test("reports an offer from 30 days before its end, and as ended after its last day", () => {
  expect(tasksOn("2026-11-23")).toEqual([]);
  expect(tasksOn("2026-11-24")).toEqual([expect.stringContaining("“winter” ends on 2026-12-24")]);
  expect(tasksOn("2026-12-24")).toEqual([expect.stringContaining("“winter” ends on 2026-12-24")]);
  expect(tasksOn("2026-12-25")).toEqual([expect.stringContaining("“winter” ended on 2026-12-24")]);
});

test("reports rates from 30 days before their end, and as ended after their last day", () => {
  const rates = { ...demoRates, validUntil: "2027-12-31" };
  const on = (day: string) =>
    dueDates({ ...content, safety: null, offers: null, rates }, day).map(({ file, field, task }) => [
      file,
      field,
      task,
    ]);
  const place = ["content/rates.yml", "validUntil"];
  expect(on("2027-11-30")).toEqual([]);
  expect(on("2027-12-01")).toEqual([[...place, expect.stringContaining("end on 2027-12-31")]]);
  expect(on("2027-12-31")).toEqual([[...place, expect.stringContaining("end on 2027-12-31")]]);
  expect(on("2028-01-01")).toEqual([[...place, expect.stringContaining("ended on 2027-12-31")]]);
});

test("reports a certificate dated after today, although it is said to have been issued", () => {
  const label = { en: "Chimney sweep", el: "Καθαρισμός καπνοδόχου" };
  const safety = { intro: label, items: [{ id: "chimney", label, date: "2027-09-22" }] };
  const on = (day: string) => dueDates({ ...content, safety, offers: null }, day);
  expect(on("2027-09-22")).toEqual([]);
  expect(on("2027-09-21")).toMatchObject([
    {
      file: "content/safety.yml",
      field: "items[0].date",
      task: "“Chimney sweep” is dated 2027-09-22, which is in the future: correct the day on which it was issued, bought or done.",
    },
  ]);
});

test("reports nothing if a house has no safety.yml and no offers.yml", () => {
  expect(dueDates({ ...content, safety: null, offers: null }, "2027-12-01")).toEqual([]);
});
