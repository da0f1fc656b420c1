import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { LanguageLinks } from "../../../components/layout/language-links";
import { Logo } from "../../../components/layout/logo";
import { ToastRegion } from "../../../components/layout/toast-region";
import { Picture } from "../../../components/ui/picture";
import { useTitle } from "../shell/use-title";
import * as styles from "./sign-in.module.css";

interface SignInFrameProps {
  readonly home: Queries.SignInPictureFragment | null;
  readonly title: string;
  readonly children: ReactNode;
}

/** The door: what one reads or fills in on one side, the room on the other. */
export function SignInFrame({ home, title, children }: SignInFrameProps) {
  useTitle(title);
  const picture = home?.factsPicture;
  const image = picture?.image.childImageSharp?.gatsbyImageData;
  return (
    <>
      <main id="content" className={styles.door} tabIndex={-1}>
        <div className={styles.side}>
          <div>
            <Logo ground="paper" className={styles.logo} />
            <h1>{title}</h1>
            {children}
            <div className={styles.languages}>
              <LanguageLinks />
            </div>
          </div>
        </div>
        <div className={styles.room}>
          {image !== undefined && <Picture image={image} alt="" ratio="auto" focus={picture?.focus} />}
        </div>
      </main>
      <ToastRegion />
    </>
  );
}

export const signInPicture = graphql`
  fragment SignInPicture on Home {
    factsPicture {
      focus {
        x
        y
      }
      image {
        ...PictureHalf
      }
    }
  }
`;
