/**
 * Returns the error message for an import, or undefined if it is allowed. Paths are relative to the root, with forward
 * slashes.
 */
export declare const findBreach: (from: string, to: string, typeOnly: boolean) => string | undefined;
