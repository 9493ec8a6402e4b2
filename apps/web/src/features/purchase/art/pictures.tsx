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
    <circle className={styles.tint} cx="255" cy="200" r="180" />
    <g transform="rotate(-24 240 200)">
      <rect className={styles.paper} x="-60" y="190" width="540" height="20" rx="4" />
      <rect className={styles.deep} x="300" y="116" width="32" height="168" rx="9" />
      <rect className={styles.red} x="194" y="36" width="50" height="328" rx="12" />
      <rect className={styles.deep} x="250" y="72" width="44" height="256" rx="11" />
      <rect className={styles.paper} x="338" y="168" width="20" height="64" rx="5" />
      <path className={styles.inkLine} strokeWidth="5" d="M210 60v280M267 96v208" />
      <rect className={styles.deep} x="-6" y="72" width="44" height="256" rx="11" />
      <rect className={styles.red} x="44" y="36" width="50" height="328" rx="12" />
      <path className={styles.inkLine} strokeWidth="5" d="M78 60v280" />
    </g>
  </Picture>
);

/** A back that arches over a ball, vertebra by vertebra: group pilates. */
export const PilatesPicture = () => (
  <Picture>
    <circle className={styles.tint} cx="240" cy="330" r="196" />
    <path className={styles.redLine} strokeWidth="36" d="M76 352a164 164 0 0 1 328 0" />
    <path className={styles.deepLine} strokeWidth="26" d="M122 352a118 118 0 0 1 236 0" />
    <path className={styles.inkLine} strokeWidth="6" strokeDasharray="3 24" d="M76 352a164 164 0 0 1 328 0" />
    <circle className={styles.paper} cx="240" cy="306" r="52" />
    <path className={styles.inkLine} strokeWidth="5" d="M192 296q48 26 96 0" />
    <circle className={styles.paper} cx="92" cy="128" r="28" />
    <path className={styles.paperLine} strokeWidth="12" d="M40 358h400" />
  </Picture>
);

/** Two people shoulder to shoulder: 1:1 PT. */
export const PtPicture = () => (
  <Picture>
    <circle className={styles.tint} cx="250" cy="190" r="176" />
    <circle className={styles.deep} cx="306" cy="128" r="58" />
    <path className={styles.deep} d="M190 420v-70a116 116 0 0 1 232 0v70Z" />
    <path className={styles.inkLine} strokeWidth="12" d="M262 420v-90a106 106 0 0 0-212 0" />
    <circle className={styles.red} cx="176" cy="152" r="70" />
    <path className={styles.red} d="M36 430v-54a140 140 0 0 1 280 0v54Z" />
    <path className={styles.paperLine} strokeWidth="9" d="M118 430v-72a58 58 0 0 1 116 0v72" />
    <path className={styles.inkLine} strokeWidth="8" d="M138 128h76" />
  </Picture>
);
