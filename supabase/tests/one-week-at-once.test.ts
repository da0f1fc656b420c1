/** A week's sum and a roll-up of one of its days at the same moment. */
import { testAtOnce } from "./support/two-connections.ts";

testAtOnce(
  "a week is not summed during a roll-up, and a roll-up during the sum ends it afterwards",
  async ({ one, other, untilOneWaits }) => {
    const summed = async () => (await one`select week from public.performance_weeks`).length;
    await one`begin`;
    await one`select public.roll_up_performance('2026-03-04')`;
    expect(await other`select private.sum_week('2026-03-02') as done`).toEqual([{ done: false }]);
    expect(await other`select private.sum_week('2026-03-09') as done`).toEqual([{ done: true }]);
    await one`commit`;
    expect(await summed()).toBe(1);

    await one`begin`;
    expect(await one`select private.sum_week('2026-03-02') as done`).toEqual([{ done: true }]);
    const roll = other`select public.roll_up_performance('2026-03-08')`.execute();
    await untilOneWaits();
    await one`commit`;
    await roll;
    expect(await summed()).toBe(1);
  },
);
