import * as styles from './button.css.ts';

/** The looks of a button. */
export interface ButtonLook {
  /** `primary` (default) is for the one main action of a page, `danger` for destructive actions. */
  variant?: keyof typeof styles.variants | undefined;
  /** `md` by default; `sm`, still 44px high, is for table rows and toolbars, `lg` for the purpose of a whole page. */
  size?: keyof typeof styles.sizes | undefined;
  isFullWidth?: boolean | undefined;
}

/** The class of a button or a link that looks like one. */
export function buttonClass({ variant = 'primary', size = 'md', isFullWidth }: ButtonLook): string {
  const look = `${styles.base} ${styles.variants[variant]} ${styles.sizes[size]}`;
  return isFullWidth ? `${look} ${styles.fullWidth}` : look;
}
