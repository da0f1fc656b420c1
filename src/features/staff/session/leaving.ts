/**
 * That somebody left on purpose. All tabs of a browser have one session; each learns that it is over, but not why. The tab that
 * is left notes it where the others read it: they then clear their screens too, which they do not when a session merely ends.
 */
import { readStored, removeStored, writeStored } from "../../../lib/storage";

const key = "staff-left";

export const noteLeaving = (): void => void writeStored(key, "1");
export const leftOnPurpose = (): boolean => readStored(key) !== null;

/** Whether it is the note of another tab that arrives: the news that the session is over may have been quicker. */
export const saysLeftElsewhere = ({ key: changed, newValue }: StorageEvent): boolean =>
  changed === key && newValue !== null;

/** Somebody comes in: however the next session ends, it is not this leaving. */
export const forgetLeaving = (): void => removeStored(key);
