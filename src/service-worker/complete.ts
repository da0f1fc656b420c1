/** Whether a response can be cached: it is no error, and its status is readable (not opaque). */
export const isComplete = ({ status, type }: Response): boolean => status === 200 && type !== "opaque";
