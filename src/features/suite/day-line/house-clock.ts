/** What the clock of the house shows, wherever the visitor is. */
export interface HouseTime {
  /** `MM-DD`. */
  readonly day: string;
  /** `HH:MM`. */
  readonly time: string;
}

/** A moment as the clock and calendar of a time zone (`Europe/Athens`) show it. */
export const houseTime = (moment: Date, timeZone: string): HouseTime => {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
  return { day: `${part("month")}-${part("day")}`, time: `${part("hour")}:${part("minute")}` };
};
