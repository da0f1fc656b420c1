/** Month and day, `MM-DD`, both ends included; a season whose start is after its end runs over New Year. */
export interface SeasonDates {
  readonly from: string;
  readonly to: string;
}

/** Whether a day of the year, `MM-DD`, lies in a season. */
export const isInSeason = (day: string, { from, to }: SeasonDates): boolean =>
  from <= to ? from <= day && day <= to : day >= from || day <= to;
