/** Whether a response can be cached: only one with status 200. An opaque response of another origin has status 0. */
export const isComplete = ({ status }: Response): boolean => status === 200;
