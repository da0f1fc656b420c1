/** Whether an answer is whole: no error page, nothing that another host keeps to itself. */
export const isComplete = ({ status, type }: Response): boolean => status === 200 && type !== "opaque";
