import * as styles from './Poster.css.ts';
import { Headline } from './Headline.tsx';
import { PosterFrame } from './PosterFrame.tsx';
import type { posters } from './posters.ts';

export interface PosterProps {
  poster: (typeof posters)[number];
  index: number;
}

/** One promotional poster of the home page; the first one renders the page's heading. */
export function Poster({ poster, index }: PosterProps) {
  const Label = poster.isSlogan ? 'p' : 'h2';
  return (
    <PosterFrame name={poster.id} alt={poster.alt} isFirst={index === 0}>
      <Label className={styles.label}>
        <span className={styles.numeral} aria-hidden="true">
          {`0${index + 1}`}
        </span>
        {poster.label}
      </Label>
      <Headline lines={poster.headline} isHeading={poster.isSlogan} isSlogan={poster.isSlogan} />
      <p className={styles.lines}>
        {[poster.firstLine, poster.secondLine].map((line) => (
          <span key={line} className={styles.line}>{`${line} `}</span>
        ))}
      </p>
    </PosterFrame>
  );
}
