/** The gallery of the suite's page for end-to-end tests, in either language. */
import type { Locator, Page } from "@playwright/test";
import { type Language, inLanguage } from "../../src/settings/languages";
import { open, textsIn } from "./reading";
import { suiteFile } from "./site-file";

/** The photographs of the suite's gallery in content, in the owner's order. */
export const photos = suiteFile.gallery;

const path = `/suite/${suiteFile.id}`;

export const suitePath = (language: Language): string => inLanguage(path, language);

export class GalleryPage {
  readonly text: ReturnType<typeof textsIn>;
  readonly mosaic: Locator;
  readonly viewer: Locator;

  constructor(
    readonly page: Page,
    readonly language: Language = "en",
  ) {
    this.text = textsIn("gallery", language);
    this.mosaic = page.locator("#gallery ul").first();
    this.viewer = page.getByRole("dialog", { name: this.text("viewer.label") });
  }

  /**
   * Opens the page. The language is already stored, so that the visitor is not redirected. By default uploads are
   * hidden, so that pictures published by other tests do not appear.
   */
  async visit(hash = "", { withUploads = false } = {}): Promise<void> {
    if (!withUploads)
      await this.page.route("**/functions/v1/uploads", (route) => route.fulfill({ json: { pictures: [] } }));
    await open(this.page, `${path}${hash}`, this.language);
  }

  /** Moves the mouse, which starts the application, and waits until it has removed the viewer for visitors without scripts. */
  async wake(): Promise<void> {
    await this.page.mouse.move(200, 300);
    await this.page.mouse.move(210, 310);
    await this.page.locator("#gallery figure[id]").first().waitFor({ state: "detached" });
  }

  link(slug: string): Locator {
    return this.page.locator(`#open-${slug}`);
  }

  counter(number: number, total = photos.length): Locator {
    return this.viewer.getByText(this.text("viewer.counter", { number, total }), { exact: true });
  }

  button(key: "close" | "next" | "previous" | "share" | "zoomIn" | "zoomOut"): Locator {
    return this.viewer.getByRole("button", { name: this.text(`viewer.${key}`) });
  }

  /** The zoom factor of the current photograph. */
  async scale(): Promise<number> {
    const image = this.viewer.locator("[aria-hidden=false] img");
    return image.evaluate((element) => {
      const { transform } = getComputedStyle(element.parentElement?.parentElement ?? element);
      return transform === "none" ? 1 : new DOMMatrix(transform).a;
    });
  }
}
