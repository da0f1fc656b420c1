import { graphql } from "gatsby";
import { Grid } from "../../components/ui/grid";
import { Standfirst } from "../../components/ui/paragraphs";
import { Section } from "../../components/ui/section";
import * as styles from "./suite-story.module.css";
import { useText } from "../../lib/i18n/use-text";

/** The suite's standfirst, beside its floor plan if there is one, with the description below. */
export function SuiteStory({ suite }: { readonly suite: Queries.SuiteStoryFragment }) {
  return (
    <Section>
      <Grid className={styles.story}>
        <Standfirst className={styles.standfirst}>{suite.standfirst}</Standfirst>
        {suite.plan !== null && (
          <div className={styles.storyPlan}>
            <FloorPlan plan={suite.plan} size={suite.size} />
          </div>
        )}
        <div className={styles.text}>
          {suite.description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Grid>
    </Section>
  );
}

export const suiteStory = graphql`
  fragment SuiteStory on Suite {
    standfirst
    description
    size {
      interior {
        value
      }
      withBalcony {
        value
      }
    }
    plan {
      ...FloorPlan
    }
  }
`;

interface FloorPlanProps {
  readonly plan: Queries.FloorPlanFragment;
  readonly size: { readonly interior: { readonly value: number }; readonly withBalcony: { readonly value: number } };
}

const layers = ["floor", "balcony", "walls", "glass", "furniture", "lines"] as const;
/**
 * In centimetres of the plan: distance of the dimension line from the lower edge, distance of its label below the line,
 * and half the height of its end marks.
 */
const measure = { up: 32, text: 27, end: 8 };

/** The suite's floor plan, one unit per centimetre, with the areas labelled below it. */
function FloorPlan({ plan, size }: FloorPlanProps) {
  const t = useText();
  const { x, y, width, height } = plan.box;
  const areas = { interior: size.interior.value, balcony: size.withBalcony.value - size.interior.value };
  const line = y + height - measure.up;
  return (
    <figure className={styles.plan}>
      <svg viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={plan.label}>
        {layers.map((layer) => (
          <path key={layer} className={styles[layer]} d={plan.layers[layer]} />
        ))}
        {plan.rooms.map(({ x: left, y: top, text, small, upright }) => (
          <text
            key={text}
            className={styles.room}
            data-small={small ?? undefined}
            transform={`translate(${left} ${top})${upright === true ? " rotate(-90)" : ""}`}
          >
            {text}
          </text>
        ))}
        {plan.areas.map(({ from, to, of }) => (
          <g key={of}>
            <path
              className={styles.lines}
              d={`M${from} ${line}H${to}M${from} ${line - measure.end}v${2 * measure.end}M${to} ${line - measure.end}v${2 * measure.end}`}
            />
            <text className={styles.area} x={(from + to) / 2} y={line + measure.text}>
              {t("suite.area", { value: of === "balcony" ? areas.balcony : areas.interior })}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>{plan.note}</figcaption>
    </figure>
  );
}

export const floorPlan = graphql`
  fragment FloorPlan on FloorPlan {
    box {
      x
      y
      width
      height
    }
    label
    note
    layers {
      floor
      walls
      glass
      balcony
      furniture
      lines
    }
    rooms {
      x
      y
      text
      small
      upright
    }
    areas {
      from
      to
      of
    }
  }
`;
