import * as styles from './LogoMark.css.ts';

/** The props of a LogoMark. */
export interface LogoMarkProps {
  /** The SVG path in a square of 64 that takes the colour of the text. */
  shape: string;
  /** The path that takes the accent colour. */
  accentShape?: string;
}

/** The mark of a brand beside its name, which is the text of it. */
export function LogoMark({ shape, accentShape }: LogoMarkProps) {
  return (
    <svg className={styles.mark} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path d={shape} />
      {accentShape !== undefined && <path className={styles.accent} d={accentShape} />}
    </svg>
  );
}
