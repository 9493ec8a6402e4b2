import * as styles from './LogoMark.css.ts';

/** The props of a LogoMark. */
export interface LogoMarkProps {
  /** The SVG path in a 64 × 64 view box, in the text colour. */
  shape: string;
  /** The SVG path in the accent colour. */
  accentShape?: string;
}

/** The decorative mark of a brand, used beside the brand's name. */
export function LogoMark({ shape, accentShape }: LogoMarkProps) {
  return (
    <svg className={styles.mark} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path d={shape} />
      {accentShape !== undefined && <path className={styles.accent} d={accentShape} />}
    </svg>
  );
}
