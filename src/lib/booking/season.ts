/**
 * First and last day, both included: `MM-DD`, or `YYYY-MM-DD` for one year. A yearly season whose start is after its end
 * continues past New Year.
 */
export interface SeasonDates {
  readonly from: string;
  readonly to: string;
}

/** Whether a day is in a season. The day must have the format of the season's dates. */
export const isInSeason = (day: string, { from, to }: SeasonDates): boolean =>
  from <= to ? from <= day && day <= to : day >= from || day <= to;

/** Whether a season of one year has ended before a day. A yearly season never ends. */
export const isOver = ({ to }: SeasonDates, today: string): boolean => to.length === today.length && to < today;
