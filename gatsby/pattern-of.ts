/** The source of a regular expression that matches exactly `text`. */
export const patternOf = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
