/** Messages of the development server about mistakes in the content. */

export const contentIsMended = "Mended: the content has no mistakes any more.";
export const contentStaysAsItWas = "Until that is mended, the pages show what was there before.";
export const contentIsAwaited = "The pages come when that is mended and saved.";
