import type { WaitingMail } from "../api/ask-waiting-mail";

/** Milliseconds after which mail that has not left is worth a word: the schedule has tried several times by then. */
const patience = 60 * 60 * 1000;

/** Since when the oldest email has been waiting, if that is too long; otherwise null. */
export const lateSince = ({ oldest }: Pick<WaitingMail, "oldest">, now: number): string | null =>
  oldest !== null && now - Date.parse(oldest) > patience ? oldest : null;
