/** The data about a person is shown and handed over with a label for each column instead of the column's name. */
import { columnText } from "../../src/features/staff/requests/person.ts";
import { actingAs, seedActors } from "./support/actors.ts";
import { samples } from "./support/samples.ts";
import { openPglite } from "./support/target.ts";

const tables = [
  "contact_messages",
  "newsletter_subscribers",
  "data_subject_requests",
  "free_night_notices",
  "outgoing_emails",
] as const;

test("every column of person_data has a label", async () => {
  const target = await openPglite();
  try {
    await seedActors(target);
    for (const table of tables) await target.script(samples[table]?.present ?? "");
    await target.script(`begin; ${actingAs("owner")}`);
    const [row] = await target.query<{ data: Record<string, readonly object[]> }>(
      "select public.person_data('ann@example.com') as data",
    );
    const rows = Object.values(row?.data ?? {}).flat();
    expect(rows).toHaveLength(tables.length);
    const columns = new Set(rows.flatMap((columnsOf) => Object.keys(columnsOf)));
    // The id is not shown.
    columns.delete("id");
    const label = (key: string) => key;
    expect([...columns].filter((column) => columnText(column, label) === column)).toEqual([]);
  } finally {
    await target.close();
  }
});
