/** The search for the days of a repetition rule, with a limit. */
import ICAL from "ical.js";

/**
 * The occurrences of a rule up to `end`. ical.js never stops searching if no day can match, such as 30 February. Here each day that it tries
 * reduces `budget`, and the search stops after `end` or when the budget is used up.
 */
export class BoundedDays extends ICAL.RecurIterator {
  constructor(
    rule: ICAL.Recur,
    start: string,
    private readonly end: ICAL.Time,
    private readonly budget: { left: number },
  ) {
    super({ rule, dtstart: ICAL.Time.fromString(start, undefined) });
  }

  override check_contracting_rules(): boolean {
    this.budget.left -= 1;
    return this.budget.left <= 0 || this.last.compare(this.end) > 0 || super.check_contracting_rules();
  }
}
