/** Which stays may be in a gap: few free nights between two stays. In its own file, so that pages need not load `availability.ts`. */
import { type Day, nightsBetween } from "./days.ts";
import type { Rates } from "./rates.ts";

/** The longest run of free nights between two stays that counts as a gap. */
export const longestGap = 3;

/** Whether a stay gets the owner's discount for gaps if the nights before and after it turn out to be taken. */
export const mayGetGapDiscount = (
  { arrival, departure }: { readonly arrival: Day; readonly departure: Day },
  rates: Pick<Rates, "gaps"> | null,
): boolean => rates !== null && rates.gaps.discount > 0 && nightsBetween(arrival, departure) <= longestGap;
