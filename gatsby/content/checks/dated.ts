/** Days that come in pairs: those of an offer, and those of what lapses. */
import type { CheckTools, Draft } from "../content";
import { fieldName } from "../yaml-places";

/** An offer that ends before it begins, and a paper that lapses before it was issued. */
export const checkDated = ({ offers, safety, files }: Draft, { report }: CheckTools): void => {
  const tell = (file: string, path: readonly (string | number)[], problem: string, fix: string) => {
    report({ file, line: files.get(file)?.lineOf(path), field: fieldName(path), problem, fix });
  };
  (offers?.offers ?? []).forEach(({ from, to }, index) => {
    if (from <= to) return;
    tell("content/offers.yml", ["offers", index, "to"], "The offer ends before it begins.", "Exchange the two days.");
  });
  (safety?.items ?? []).forEach(({ date, lapses }, index) => {
    if (date === undefined || lapses === undefined || date <= lapses) return;
    tell(
      "content/safety.yml",
      ["items", index, "lapses"],
      "It lapses before it was issued.",
      "Correct one of the two days.",
    );
  });
};
