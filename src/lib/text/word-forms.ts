/** Forms of a word that count as the same: Greek and English endings, and single-letter typos. Words are folded. */

const endings = /(?:ουσ|εων|εισ|εωσ|οσ|ησ|ασ|εσ|ισ|ου|ων|οι|α|η|ο|ι|υ|ε|ω|ies|ing|es|ed|s|y|e)$/;

/** The word without its ending, if at least three letters remain: `εκκλησιεσ` → `εκκλησι`, `churches` → `church`. */
export const stemOf = (word: string): string => {
  const stem = word.replace(endings, "");
  return stem.length >= 3 ? stem : word;
};

/** Whether two words differ by one letter: replaced, added, removed, or swapped with its neighbour. */
export const isNear = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const restA = a.slice(start);
  const restB = b.slice(start);
  return (
    restA.slice(1) === restB.slice(1) ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
};
