import { createContext, useContext } from "react";
import * as prose from "../../components/mdx/prose.module.css";
import type { TextComponentProps } from "../../components/mdx/text-body";
import { Picture } from "../../components/ui/picture";
import { textProperty } from "../../lib/text/tree";

/** The pictures that the post being read uses in its text, by the name it calls them. */
export const PostFigures = createContext<Queries.PostTextFragment["figures"]>([]);

/** `<Figure src="…" alt="…" caption="…" />`: a picture within a post, bleeding to the far side of the window. */
export function PostFigure({ attributes }: TextComponentProps) {
  const src = textProperty(attributes, "src");
  const image = useContext(PostFigures).find((figure) => figure.src === src)?.image.childImageSharp?.gatsbyImageData;
  if (image === undefined) throw new Error(`A post shows the picture “${src}”, which its folder does not hold.`);
  const caption = textProperty(attributes, "caption");
  return (
    <Picture
      className={prose.figure}
      image={image}
      alt={textProperty(attributes, "alt")}
      ratio="4 / 3"
      sizes="(min-width: 64rem) 52vw, 100vw"
      {...(caption !== "" && { caption })}
    />
  );
}
