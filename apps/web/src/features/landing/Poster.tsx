import * as styles from './Poster.css.ts';
import { PosterFrame } from './PosterFrame.tsx';
import { Shout } from './Shout.tsx';
import type { PosterText } from './texts.ts';

/** One promotional poster of the home page; the first carries the page's heading. */
export function Poster({ poster, place }: { poster: PosterText; place: number }) {
  const Label = poster.isSlogan ? 'p' : 'h2';
  return (
    <PosterFrame name={poster.id} alt={poster.alt} isFirst={place === 0}>
      <Label className={styles.label}>
        <span className={styles.numeral} aria-hidden="true">
          {`0${place + 1}`}
        </span>
        {poster.label}
      </Label>
      <Shout lines={poster.shout} isHeading={poster.isSlogan} isSlogan={poster.isSlogan} />
      <p className={styles.lines}>
        {poster.lines.map((line) => (
          <span key={line} className={styles.line}>{`${line} `}</span>
        ))}
      </p>
    </PosterFrame>
  );
}
