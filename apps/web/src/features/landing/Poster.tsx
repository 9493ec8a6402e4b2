import { Picture } from '../../shared/Picture.tsx';
import * as styles from './Landing.css.ts';
import type { PosterText } from './texts.ts';

/** One promotional poster: its words are live text over the picture. The first carries the page's heading. */
export const Poster = ({ poster, place }: { poster: PosterText; place: number }) => {
  const Shout = poster.isSlogan ? 'h1' : 'p';
  const Label = poster.isSlogan ? 'p' : 'h2';
  return (
    <section className={styles.poster}>
      <div className={styles.picture}>
        <Picture name={`${poster.id}-tall`} wideName={`${poster.id}-wide`} sizes="100vw" alt={poster.alt} isFirst={place === 0} />
      </div>
      <div className={styles.words}>
        <Label className={styles.label}>
          <span className={styles.numeral} aria-hidden="true">
            {`0${place + 1}`}
          </span>
          {poster.label}
        </Label>
        <Shout className={poster.isSlogan ? styles.slogan : styles.title} lang="en">
          {poster.shout.map((words) => (
            <span key={words.join(' ')} className={styles.shoutLine}>
              {words.map((word) => (
                <span key={word} className={styles.shoutWords}>{`${word} `}</span>
              ))}
            </span>
          ))}
        </Shout>
        <p className={styles.lines}>
          {poster.lines.map((line) => (
            <span key={line} className={styles.line}>{`${line} `}</span>
          ))}
        </p>
      </div>
    </section>
  );
};
