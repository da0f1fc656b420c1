/** What the home page shows from elsewhere: gallery pictures and a guest's review. */
import { heroPicture } from "./hero";
import { type Context, type HomeNode, galleryPicture } from "./gallery-picture";
import { guestQuote } from "./guest-quote";

export const homeResolvers = {
  Home: {
    heroPicture,
    guestQuote: {
      type: "GuestQuote",
      resolve: ({ language, quote }: HomeNode, _: unknown, context: Context) =>
        quote === undefined || quote === null ? null : guestQuote(context, language, quote, "content/home.yml: quote"),
    },
    factsPicture: {
      type: "GalleryPicture!",
      resolve: ({ language, suiteFacts }: HomeNode, _: unknown, context: Context) =>
        galleryPicture(context, language, suiteFacts.picture, "content/home.yml: suiteFacts.picture"),
    },
    stripPictures: {
      type: "[GalleryPicture!]!",
      resolve: ({ language, strip }: HomeNode, _: unknown, context: Context) =>
        Promise.all(strip.map((slug) => galleryPicture(context, language, slug, "content/home.yml: strip"))),
    },
  },
};
