import type { ReactElement } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import * as styles from './EmptyDrawing.css.ts';

const calendar = (
  <>
    <rect className={styles.filled} x="26" y="14" width="68" height="52" rx="6" />
    <path d="M26 28h68M42 8v10m36-10v10" />
    <path className={styles.faint} d="M38 39h6m9 0h6m9 0h6m-36 9h6m9 0h6m-21 9h6m9 0h6" />
    <circle className={styles.dashed} cx="77" cy="52" r="8" />
  </>
);

const search = (
  <>
    <path className={styles.faint} d="M16 20h28M16 32h20M16 44h26M16 56h40" />
    <circle className={styles.filled} cx="68" cy="34" r="21" />
    <path d="m83 49 17 17" strokeWidth="4" />
    <path className={styles.dashed} d="M58 34h20" />
  </>
);

const list = (
  <>
    <rect className={styles.filled} x="20" y="8" width="80" height="17" rx="5" />
    <path d="M29 16.5h2m8 0h36" />
    <rect x="20" y="29" width="80" height="17" rx="5" className={styles.faint} />
    <path className={styles.faint} d="M29 37.5h2m8 0h24" />
    <rect x="20" y="50" width="80" height="17" rx="5" className={styles.dashed} />
  </>
);

const drawings = { calendar, search, list } satisfies Record<string, ReactElement>;

/** What is missing: days, search results, or rows. */
export type EmptyDrawingName = keyof typeof drawings;

/** The props of an EmptyDrawing. */
export interface EmptyDrawingProps extends RootProps {
  name: EmptyDrawingName;
}

/** The drawing of an EmptyState; a separate component, so that a page without one does not load it. */
export function EmptyDrawing({ name, ...root }: EmptyDrawingProps) {
  return (
    <svg
      {...root}
      className={styles.drawing}
      viewBox="0 0 120 72"
      aria-hidden="true"
      focusable="false"
    >
      {drawings[name]}
    </svg>
  );
}
