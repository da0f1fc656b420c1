/** Says what is wrong with an import, or nothing. Paths are relative to the root, with forward slashes. */
export declare const findBreach: (from: string, to: string, typeOnly: boolean) => string | undefined;
