/** Everything under `content/`, as written: both languages, facts not yet filled in. */
import type { Language } from "../../src/settings/languages";
import type { ReadText } from "../mdx/read-text";
import type { ContentFile } from "./content-file";
import type { FactSources } from "./facts";
import type { ContentIssue } from "./content-issue";
import type { About } from "./schema/about";
import type { EmailTexts } from "./schema/emails";
import type { Faq } from "./schema/faq";
import type { GuidePartHead } from "./schema/guide";
import type { Home } from "./schema/home";
import type { PostHead, Sections } from "./schema/journal";
import type { LocaleTexts } from "./schema/locale";
import type { CityGround } from "./schema/map";
import type { Offers } from "./schema/offers";
import type { Places } from "./schema/places";
import type { PolicyHead, PolicyVersionHead } from "./schema/policy";
import type { RatesFile } from "./schema/rates";
import type { Redirects } from "./schema/redirects";
import type { ReviewLedger } from "./schema/review-ledger";
import type { Reviews } from "./schema/reviews";
import type { Safety } from "./schema/safety";
import type { Suite } from "./schema/suite";
import type { Theme } from "./schema/theme";

/** An MDX file: its head as its schema types it, its text read but not yet filled in. */
export interface TextFile<Head> {
  readonly file: ContentFile;
  /** Path below `content/`: `journal/four-day-trips/index.el.mdx`. */
  readonly path: string;
  readonly slug: string;
  readonly language: Language;
  readonly head: Head;
  /** The text as written, and the line of the file on which it begins. */
  readonly source: { readonly body: string; readonly firstLine: number };
  readonly text: ReadText;
}

export type PostFile = TextFile<PostHead>;
export type PolicyFile = TextFile<PolicyHead>;
export type PolicyVersionFile = TextFile<PolicyVersionHead>;
export type GuidePartFile = TextFile<GuidePartHead>;

/** Texts of the interface of one language, by namespace. */
export type Locale = ReadonlyMap<string, LocaleTexts>;

export interface Content extends FactSources {
  readonly theme: Theme;
  readonly home: Home;
  readonly about: About;
  /** Null where the house answers no questions here: the file may be left out, as may the next one. */
  readonly faq: Faq | null;
  readonly places: Places | null;
  /** Null where the owner gives no rates: the file may be left out. */
  readonly rates: RatesFile | null;
  /** Null where no map is drawn: the file may be left out. */
  readonly map: CityGround | null;
  /** None where the house has no journal. */
  readonly sections: Sections;
  readonly reviews: Reviews;
  /** Null where no review was imported: the import writes the file. */
  readonly reviewLedger: ReviewLedger | null;
  readonly redirects: Redirects;
  readonly locales: Readonly<Record<Language, Locale>>;
  readonly emails: Readonly<Record<Language, EmailTexts>>;
  readonly posts: readonly PostFile[];
  readonly policies: readonly PolicyFile[];
  /** Every version of the policies that is kept, the present ones among them. */
  readonly policyVersions: readonly PolicyVersionFile[];
  /** The parts of the house guide, in both languages; none where there is no guide. */
  readonly guide: readonly GuidePartFile[];
  /** Null where the owner says nothing of it: the file may be left out. */
  readonly safety: Safety | null;
  /** The same. */
  readonly offers: Offers | null;
  /** Every file below `content/`, by its path there. */
  readonly paths: ReadonlySet<string>;
}

/** Content while it is being read: what could not be read is undefined, and is already told. */
export type Draft = { readonly [Part in keyof Omit<Content, "paths">]: Content[Part] | undefined } & {
  /** Every file that could be parsed, by its path from the root: `content/stay.yml`. */
  readonly files: ReadonlyMap<string, ContentFile>;
  /** Folder below `content/suites` → the suite in it, where it could be read. */
  readonly suiteFolders: ReadonlyMap<string, Suite | undefined>;
  /** The names of the optional facts that the house does not state: a text that needs one is left out. */
  readonly absent: ReadonlySet<string>;
  /** Every file below `content/`, by its path there. */
  readonly paths: ReadonlySet<string>;
};

/** Every text of MDX files that is still written: posts, policies and the guide. What a kept version says is no longer changed. */
export const textFilesOf = ({
  posts,
  policies,
  guide,
}: Partial<Pick<Draft, "posts" | "policies" | "guide">>): readonly (PostFile | PolicyFile | GuidePartFile)[] => [
  ...(posts ?? []),
  ...(policies ?? []),
  ...(guide ?? []),
];

export type Report = (issue: ContentIssue) => void;

/** Where a rule that looks across files tells what it found, and what it needs to know. */
export interface CheckTools {
  readonly report: Report;
  /** The absolute path of `content/`. */
  readonly directory: string;
  /** The day on which the content is checked, YYYY-MM-DD, in the house's time zone. */
  readonly today: string;
}
