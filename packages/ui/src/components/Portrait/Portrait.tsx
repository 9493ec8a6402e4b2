import { Picture, type PictureFiles } from '../Picture/index.ts';
import * as styles from './Portrait.css.ts';

/** The props of a Portrait. */
export interface PortraitProps {
  picture: PictureFiles;
  /** How wide it is shown: the `sizes` attribute. */
  sizes: string;
  /** The person, who is named on the picture. */
  name: string;
  /** A few words about the person. */
  note?: string;
  /** Whether it is the first one in view when the page opens; others are loaded lazily. */
  isFirst?: boolean;
}

/** A person to choose: a picture with the name at its foot. */
export function Portrait({ picture, sizes, name, note, isFirst }: PortraitProps) {
  return (
    <span className={styles.portrait}>
      <span className={styles.frame}>
        <Picture picture={picture} sizes={sizes} alt="" isFirst={isFirst} />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
    </span>
  );
}
