/** The drawn map in the GraphQL layer: made at build from true coordinates, so that the page makes no request for it. */
import { isLanguage } from "../../src/settings/languages";
import { type Coordinates, project } from "../../src/lib/geo/projection";
import type { CityGround } from "../content/schema/map";
import { drawGround, side } from "./drawing";
import { markersOf } from "./markers";

export const cityMapTypes = /* GraphQL */ `
  "SVG path data and points, in units of which a side has \`side\`."
  type CityMap {
    side: Int!
    parks: String!
    squares: String!
    sea: String!
    shore: String!
    waves: [String!]!
    streets: [MapStreets!]!
    labels: [MapLabel!]!
    scaleBar: MapScale!
    suite: MapPoint!
    markers: [MapMarker!]!
  }
  type MapStreets {
    width: Float!
    d: String!
  }
  type MapLabel {
    text: String!
    "street or water."
    of: String!
    x: Int!
    y: Int!
    "Degrees, clockwise."
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
  "The number of a place. Beyond the edge: degrees clockwise from the right, its direction."
  type MapMarker {
    slug: String!
    x: Int!
    y: Int!
    beyond: Int
  }
`;

interface SiteNode {
  readonly language: string;
  readonly coordinates: Coordinates;
  readonly ground: CityGround;
}

interface PlaceNode extends Coordinates {
  readonly slug: string;
}

interface Context {
  readonly nodeModel: {
    findAll(args: { type: string; query: object }): Promise<{ entries: Iterable<PlaceNode> }>;
  };
}

export const cityMapResolvers = {
  SiteFacts: {
    cityMap: {
      type: "CityMap!",
      async resolve({ language, coordinates, ground }: SiteNode, _: unknown, context: Context) {
        if (!isLanguage(language)) throw new Error(`No map is drawn in the language “${language}”.`);
        const { entries } = await context.nodeModel.findAll({
          type: "Place",
          query: { filter: { language: { eq: language } }, sort: { fields: ["order"], order: ["ASC"] } },
        });
        const { x, y } = project(ground.frame, side, coordinates);
        const suite = { x: Math.round(x), y: Math.round(y) };
        // The suite's mark is an arch whose point is the position: both ends of it stay free.
        const taken = [suite, { x: suite.x, y: suite.y - 30 }];
        return { ...drawGround(ground, language), suite, markers: markersOf(ground.frame, [...entries], taken) };
      },
    },
  },
};
