import { readSiteFacts } from "./site-facts.ts";

test("emails write hours as the pages do: no leading zero, an en dash, nothing that cannot be seen", () => {
  const { weekdays, weekends } = readSiteFacts().facts;
  for (const range of [weekdays, weekends])
    expect(range).toMatch(/^(?:\d|1\d|2[0-3]):[0-5]\d–(?:\d|1\d|2[0-3]):[0-5]\d$/);
});
