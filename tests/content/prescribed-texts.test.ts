/** The names and texts that the specification prescribes word for word. Other tests take texts from the content by their keys. */
import { join } from "node:path";
import { readContentFiles } from "../../gatsby/content/content";
import type { Language } from "../../src/settings/languages";

const { locales } = readContentFiles(join(process.cwd(), "content"));

const textOf = (namespace: string, key: string, language: Language = "en"): string | undefined =>
  locales[language].get(namespace)?.[key];

test.each([
  // §1 and §2: start, menu
  ["loading", "overlay", "Loading..."],
  ["nav", "home", "Home"],
  ["nav", "suites", "Suites"],
  ["nav", "journal", "Journal"],
  ["nav", "reviews", "Reviews"],
  ["nav", "contact", "Contact"],
  ["nav", "about", "About"],
  ["nav", "bookNow", "Book Now"],
  ["booking", "submit", "Book Now"],
  ["booking", "dock.submit", "Book Now"],
  [
    "error",
    "startup.text",
    "Something went wrong. Please try refreshing the page or contact support if the issue persists.",
  ],
  ["error", "startup.bookNow", "Book Now"],
  [
    "error",
    "script.text",
    "An error occurred, but the site is still running. If you're experiencing issues, please try refreshing the page.",
  ],
  // §2: categories of the gallery and the map
  ["gallery", "category.all", "All"],
  ["gallery", "category.living-area", "Living area"],
  ["gallery", "category.bedroom", "Bedroom"],
  ["gallery", "category.bathroom", "Bathroom"],
  ["gallery", "category.kitchen", "Kitchen"],
  ["gallery", "category.dining-area", "Dining area"],
  ["gallery", "category.exterior", "Exterior"],
  ["location", "category.all", "All"],
  ["location", "category.restaurants", "Restaurants"],
  ["location", "category.landmarks", "Landmarks"],
  ["location", "category.shopping", "Shopping"],
  ["location", "directions", "Get directions"],
  // §3: reviews and consent
  ["reviews", "category.cleanliness", "Cleanliness"],
  ["reviews", "category.location", "Location"],
  ["reviews", "category.service", "Service"],
  ["reviews", "category.value", "Value for money"],
  ["reviews", "category.amenities", "Amenities"],
  ["reviews", "category.comfort", "Comfort"],
  ["reviews", "verified", "Verified guest"],
  ["reviews", "reviewedOn", "Reviewed on {{date}}"],
  ["reviews", "stayedFor_one", "Stayed for {{count}} night"],
  ["reviews", "stayedFor_other", "Stayed for {{count}} nights"],
  ["reviews", "response", "Management response"],
  ["consent", "necessary.name", "Necessary"],
  ["consent", "functional.name", "Functional"],
  ["consent", "analytics.name", "Analytics"],
  ["consent", "marketing.name", "Marketing"],
  // §5: the contact form
  ["contact", "error.emailInvalid", "Please enter a valid email"],
  ["contact", "success.title", "Message sent successfully"],
  // §8: the error catalogue
  ["booking", "error.popup", "Please enable popups and try again"],
  ["booking", "error.open", "Unable to open booking system. Please try again."],
  ["gallery", "error.title", "Error Loading Gallery"],
  ["gallery", "error.text", "We encountered an issue loading the suite gallery. Please try again."],
  ["contact", "error.general", "An error occurred. Please try again."],
  ["error", "route.title", "Something went wrong"],
  ["error", "route.text", "We're sorry, but something unexpected happened."],
  ["error", "route.tryAgain", "Try again"],
  ["error", "route.reload", "Reload page"],
  ["error", "app.title", "Something went wrong"],
  ["error", "app.tryAgain", "Try Again"],
  ["error", "app.goHome", "Go Home"],
  ["error", "function.network", "Failed to send a request to the Edge Function"],
  ["error", "function.relay", "Relay Error invoking the Edge Function"],
  ["error", "function.http", "Edge Function returned a non-2xx status code"],
])("%s.%s is “%s”", (namespace, key, text) => {
  expect(textOf(namespace, key)).toBe(text);
});

test("§5 prescribes one text in Greek: the missing name in the contact form", () => {
  expect(textOf("contact", "error.nameRequired", "el")).toBe("Το όνομα είναι υποχρεωτικό");
});
