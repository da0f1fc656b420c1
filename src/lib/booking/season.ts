/** Month and day, `MM-DD`, both ends included. A season whose start is after its end continues past New Year. */
export interface SeasonDates {
  readonly from: string;
  readonly to: string;
}

/** Whether a day of the year, `MM-DD`, is in a season. */
export const isInSeason = (day: string, { from, to }: SeasonDates): boolean =>
  from <= to ? from <= day && day <= to : day >= from || day <= to;
