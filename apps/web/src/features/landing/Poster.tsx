import * as styles from './Landing.css.ts';
import type { PosterText } from './texts.ts';

/** One promotional poster: its words are live text over the picture. The first carries the page's heading. */
export const Poster = ({ poster, isFirst }: { poster: PosterText; isFirst: boolean }) => {
  const Shout = isFirst ? 'h1' : 'p';
  const Label = isFirst ? 'p' : 'h2';
  return (
    <section className={styles.poster}>
      <div className={styles.words}>
        <Label className={styles.label}>{poster.label}</Label>
        <Shout className={styles.shout} lang="en">
          {poster.shout.map((words) => (
            <span key={words} className={styles.shoutLine}>
              {`${words} `}
            </span>
          ))}
        </Shout>
        <p className={styles.line}>{poster.line}</p>
      </div>
    </section>
  );
};
