export type Move = "next" | "previous" | "first" | "last";

/** Where a move leads among `count` photographs, counted from 0. The last is followed by the first. */
export const stepFrom = (index: number, move: Move, count: number): number => {
  switch (move) {
    case "next":
      return (index + 1) % count;
    case "previous":
      return (index - 1 + count) % count;
    case "first":
      return 0;
    case "last":
      return count - 1;
  }
};
