/**
 * GraphQL types and resolver of the places around the house and of their map, which the build draws, so that the page makes no request for
 * the map.
 */
import type { Language } from "../../src/settings/languages";
import type { Coordinates } from "../../src/lib/geo/coordinates";
import type { Context } from "../sources/nodes";
import { type CityGround, placesSchema } from "../content/schema/optional-files";
import { contentTypes } from "../schema/content-types";
import { drawMap } from "./draw-map";

/** `distanceMetres` is the length of the straight line from the suite. */
const place = contentTypes("Place", placesSchema.entries.places.item.entries, {
  slug: "String!",
  order: "Int!",
  distanceMetres: "Int!",
  walkMinutes: "Int!",
});

export const cityMapTypes = /* GraphQL */ `
  ${place}
  "The drawing is \`side\` units wide and high."
  type CityMap {
    side: Int!
    "SVG elements: parks, water, streets and squares."
    ground: String!
    labels: [MapLabel!]!
    scaleBar: MapScale!
    suite: MapPoint!
    markers: [MapMarker!]!
    "The source of the data, for the credit. Null for the house’s own data."
    source: String
  }
  type MapLabel {
    text: String!
    "What the label names: street or water."
    of: String!
    x: Int!
    y: Int!
    angle: Float!
  }
  type MapScale {
    metres: Int!
    length: Int!
  }
  type MapPoint {
    x: Int!
    y: Int!
  }
  "The position of a place's number. \`beyond\` is the direction of a place outside the map, in degrees clockwise from the right."
  type MapMarker {
    slug: String!
    x: Int!
    y: Int!
    beyond: Int
  }
`;

interface SiteNode {
  readonly language: Language;
  readonly coordinates: Coordinates;
  readonly brand: { readonly shortName: string };
  readonly ground: CityGround | null;
}

export const cityMapResolvers = {
  SiteFacts: {
    cityMap: {
      type: "CityMap",
      async resolve({ language, coordinates, brand, ground }: SiteNode, _: unknown, { nodeModel }: Context) {
        if (ground === null) return null;
        const { entries } = await nodeModel.findAll<Coordinates & { readonly slug: string }>({
          type: "Place",
          query: { filter: { language: { eq: language } }, sort: { fields: ["order"], order: ["ASC"] } },
        });
        return drawMap(ground, { language, coordinates, name: brand.shortName, places: [...entries] });
      },
    },
  },
};
