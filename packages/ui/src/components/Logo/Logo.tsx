import type { RootProps } from '../../internal/element-props.ts';
import * as styles from './Logo.css.ts';

/** The props of a Logo. */
export interface LogoProps extends RootProps {
  /** The `viewBox` of the SVG paths, whose proportions the logo has. */
  viewBox: string;
  /** The SVG path in the colour of the text. */
  shape: string;
  /** The SVG path in the accent colour. */
  accentShape?: string;
}

/** The decorative logo of a brand, used beside the brand's name. */
export function Logo({ shape, accentShape, ...attributes }: LogoProps) {
  return (
    <svg {...attributes} className={styles.logo} aria-hidden="true" focusable="false">
      <path d={shape} />
      {accentShape !== undefined && <path className={styles.accent} d={accentShape} />}
    </svg>
  );
}
