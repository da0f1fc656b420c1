/** Sentences by which the development server tells how the content stands. */

export const contentIsMended = "Mended: the content has no mistakes any more.";
export const contentStaysAsItWas = "Until that is mended, the pages show what was there before.";
export const contentIsAwaited = "The pages come when that is mended and saved.";
