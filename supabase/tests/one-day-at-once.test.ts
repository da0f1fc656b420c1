/** Two concurrent roll-ups of a day, by the schedule and by the purge function. */
import { testConcurrently } from "./support/two-connections.ts";

testConcurrently("the second of two roll-ups of a day waits for the first", async ({ one, other, untilBlocked }) => {
  await one`insert into public.performance_metrics (created_at, session_id, page_url, metric_name, metric_value, rating)
    values ('2026-03-04 12:00Z', gen_random_uuid(), '/', 'lcp', 2000, 'good')`;
  await one`begin`;
  await one`select public.roll_up_performance('2026-03-04')`;
  // The roll-up of another day does not wait.
  await other`select public.roll_up_performance('2026-03-05')`;
  const second = other`select public.roll_up_performance('2026-03-04')`.then(
    () => "done",
    (error: unknown) => (error as { code?: string }).code,
  );
  await untilBlocked();
  await one`commit`;
  expect(await second).toBe("done");
  const rows = await one`select samples::int from public.performance_daily
    where day = '2026-03-04' and page_path = '*' and device_class = '*' and connection_type = '*' and language = '*'`;
  expect([...rows]).toEqual([{ samples: 1 }]);
});
