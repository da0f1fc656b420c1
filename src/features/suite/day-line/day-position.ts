/**
 * The day line: 24 hours from 07:00 to 07:00. Positions are per cent of that day, so that 07:00 is 0 and 19:00 is 50.
 * Times are `HH:MM` on the clock of the house.
 */
const dayStart = 7 * 60;
const day = 24 * 60;

/** Minutes since midnight of `HH:MM`. Throws on anything else. */
export const minutesOf = (time: string): number => {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) throw new Error(`“${time}” is no time of day: write HH:MM.`);
  return Number(hours) * 60 + Number(minutes);
};

/** Where a minute of the day stands on the line, in per cent, with three decimals at most. */
export const positionOf = (minutes: number): number =>
  Math.round((((minutes - dayStart + day) % day) / day) * 100_000) / 1000;

export interface Stretch {
  /** In per cent of the day line; `to` is always greater than `from`. */
  readonly from: number;
  readonly to: number;
}

/**
 * The parts of the line that a span covers, the longest first: two where it runs over 07:00, as quiet hours from 22:00 to
 * 07:30 do, otherwise one. A span whose ends are equal is a whole day.
 */
export const stretchesOf = ({ from, to }: { readonly from: string; readonly to: string }): readonly Stretch[] => {
  const start = positionOf(minutesOf(from));
  const end = positionOf(minutesOf(to));
  const parts =
    end > start
      ? [{ from: start, to: end }]
      : [
          { from: start, to: 100 },
          { from: 0, to: end },
        ];
  return parts.filter((part) => part.to > part.from).sort((a, b) => b.to - b.from - (a.to - a.from));
};

/** The hours written under the line, with their places: every fourth from 07:00. */
export const hoursOnLine: readonly { readonly hour: number; readonly at: number }[] = [7, 11, 15, 19, 23, 3].map(
  (hour) => ({ hour, at: positionOf(hour * 60) }),
);
