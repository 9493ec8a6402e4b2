import * as styles from './art.css.ts';
import { Picture } from './Picture.tsx';

/** A torn-off ticket before a rising sun: the pass for one day. */
export const SinglePicture = () => (
  <Picture>
    <circle className={styles.tint} cx="250" cy="230" r="170" />
    <g transform="rotate(-14 240 200)">
      <path
        className={styles.red}
        d="M150 70h180a16 16 0 0 1 16 16v62a26 26 0 0 0 0 52v114a16 16 0 0 1-16 16H150a16 16 0 0 1-16-16V200a26 26 0 0 0 0-52V86a16 16 0 0 1 16-16Z"
      />
      <path className={styles.inkLine} strokeWidth="5" strokeDasharray="10 9" d="M166 174h148" />
      <path className={styles.paper} d="M224 228l34-16h14v94h24v14h-78v-14h26v-72l-20 9Z" />
      <path className={styles.inkLine} strokeWidth="7" d="M168 100h70M168 124h44" />
      <circle className={styles.ink} cx="300" cy="113" r="17" />
    </g>
  </Picture>
);

/** A loaded barbell, seen from the side: the health membership. */
export const HealthPicture = () => (
  <Picture>
    <circle className={styles.tint} cx="255" cy="200" r="176" />
    <g transform="rotate(-24 240 200)">
      <rect className={styles.paper} x="-60" y="189" width="560" height="22" />
      <rect className={styles.deep} x="-14" y="70" width="60" height="260" rx="10" />
      <rect className={styles.red} x="38" y="34" width="54" height="332" rx="12" />
      <rect className={styles.ink} x="92" y="174" width="14" height="52" />
      <rect className={styles.ink} x="182" y="174" width="14" height="52" />
      <rect className={styles.paper} x="334" y="164" width="20" height="72" rx="4" />
      <rect className={styles.red} x="286" y="120" width="48" height="160" rx="8" />
      <rect className={styles.deep} x="236" y="70" width="60" height="260" rx="10" />
      <rect className={styles.red} x="196" y="34" width="54" height="332" rx="12" />
      <path className={styles.inkLine} strokeWidth="5" d="M232 58v284M278 94v212M56 58v284" />
    </g>
  </Picture>
);

/** A body balanced in a V above the mat: group pilates. */
export const PilatesPicture = () => (
  <Picture>
    <circle className={styles.tint} cx="252" cy="196" r="176" />
    <path className={styles.deepLine} strokeWidth="5" d="M120 356a150 150 0 0 1 264 0M152 356a116 116 0 0 1 200 0M184 356a82 82 0 0 1 136 0" />
    <path className={styles.roundRed} strokeWidth="46" d="M222 312 148 196" />
    <path className={styles.roundRed} strokeWidth="40" d="M222 312 386 108" />
    <path className={styles.roundDeep} strokeWidth="24" d="M150 204 294 196" />
    <circle className={styles.paper} cx="122" cy="134" r="42" />
    <path className={styles.ink} d="M80 132a43 43 0 0 1 70-32q-40 2-44 40-10 14-22 10-4-8-4-18Z" />
    <path className={styles.paperLine} strokeWidth="14" d="M60 350h360" />
  </Picture>
);

/** The trainer in front, the member at the shoulder: 1:1 PT. */
export const PtPicture = () => (
  <Picture>
    <circle className={styles.tint} cx="236" cy="184" r="176" />
    <path className={styles.deep} d="M176 430v-62a118 118 0 0 1 236 0v62Z" />
    <circle className={styles.muted} cx="294" cy="186" r="54" />
    <path className={styles.ink} d="M234 214v-34a60 60 0 0 1 120 0v34q-14 2-18-8v-30q-40-4-58-28-10 24-24 30v28q-6 10-20 8Z" />
    <path className={styles.inkLine} strokeWidth="12" d="M256 430v-48a128 128 0 0 0-256 0" />
    <path className={styles.red} d="M8 430v-46a120 120 0 0 1 240 0v46Z" />
    <path className={styles.deep} d="M104 236h48v40a24 24 0 0 1-48 0Z" />
    <circle className={styles.paper} cx="128" cy="184" r="58" />
    <path className={styles.ink} d="M68 164a60 60 0 0 1 120 0q-60-24-120 0Z" />
    <path className={styles.inkLine} strokeWidth="8" d="M128 306v120M84 278l44 32 44-32" />
  </Picture>
);
