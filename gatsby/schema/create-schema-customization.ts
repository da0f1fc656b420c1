import type { GatsbyNode } from "gatsby";
import { cityMapTypes } from "../location/city-map";
import { heroTypes } from "./hero";
import { aboutTypes } from "./about";
import { contentFileExtension } from "./content-file";
import { faqTypes } from "./faq";
import { galleryUploadTypes } from "./gallery-upload";
import { houseNightsTypes } from "./house-nights";
import { guideTypes } from "./guide";
import { homeTypes } from "./home";
import { journalHighlightsTypes } from "./journal-highlights";
import { journalTypes } from "./journal";
import { offerTypes } from "./offers";
import { placeTypes } from "./place";
import { policyTypes } from "./policy";
import { proofTypes } from "./proof";
import { reviewTypes } from "./review";
import { reviewLedgerTypes } from "./review-ledger";
import { safetyTypes } from "./safety";
import { siteTypes } from "./site";
import { stayTypes } from "./stay";
import { suiteTypes } from "./suite";

/** The whole schema: types are explicit and non-null by default. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension(contentFileExtension, { name: "default-site-plugin" });
  actions.createTypes([
    siteTypes,
    stayTypes,
    houseNightsTypes,
    homeTypes,
    heroTypes,
    cityMapTypes,
    aboutTypes,
    faqTypes,
    placeTypes,
    reviewTypes,
    reviewLedgerTypes,
    suiteTypes,
    galleryUploadTypes,
    journalTypes,
    journalHighlightsTypes,
    policyTypes,
    guideTypes,
    safetyTypes,
    offerTypes,
    proofTypes,
  ]);
};
