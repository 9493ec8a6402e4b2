import type { ReactElement } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import * as styles from './EmptyDrawing.css.ts';

type HookProps = { x: number; length: number; radius: number; className?: string };

function Hook({ x, length, radius, className }: HookProps) {
  const tube = `M${x} 52v${length}a${radius} ${radius} 0 0 0 ${2 * radius} 0v-7`;
  return (
    <g className={className}>
      <path className={styles.tube} d={tube} />
      <path className={styles.core} d={tube} />
      <rect className={styles.body} x={x - 8} y="40" width="16" height="16" rx="3" />
    </g>
  );
}

const hook = (
  <>
    <Hook x={36} length={30} radius={13} className={styles.quiet} />
    <Hook x={92} length={40} radius={15} />
    <Hook x={148} length={30} radius={13} className={styles.quiet} />
    <rect className={styles.body} x="12" y="22" width="176" height="22" rx="4" />
    <path className={styles.dots} d="M24 33h.01m151.98 0h.01" />
  </>
);

const holes = 'v.01m0 12v.01m0 40v.01m0 12v.01m0 12v.01';

const rack = (
  <>
    <rect className={styles.body} x="30" y="124" width="52" height="8" rx="4" />
    <rect className={styles.body} x="118" y="124" width="52" height="8" rx="4" />
    <rect className={styles.body} x="56" y="14" width="88" height="10" />
    <rect className={styles.body} x="50" y="10" width="13" height="116" rx="2" />
    <rect className={styles.body} x="137" y="10" width="13" height="116" rx="2" />
    <path className={styles.dots} d={`M56.5 32${holes}M143.5 32${holes}`} />
    <path className={styles.line} d="M26 62.5h148" />
    <rect className={styles.body} x="6" y="57" width="30" height="11" rx="3" />
    <rect className={styles.body} x="164" y="57" width="30" height="11" rx="3" />
    <rect className={styles.accent} x="36" y="53" width="6" height="19" rx="2" />
    <rect className={styles.accent} x="158" y="53" width="6" height="19" rx="2" />
    <path className={styles.line} d="M46 54v14h20m88-14v14h-20" />
  </>
);

const locker = (
  <>
    <g className={styles.quiet}>
      <rect className={styles.body} x="22" y="16" width="50" height="108" rx="3" />
      <rect className={styles.body} x="128" y="16" width="50" height="108" rx="3" />
      <path d="M36 30h22m-22 8h22m84-8h22m-22 8h22M47 74v14m106-14v14" />
    </g>
    <rect className={styles.body} x="68" y="10" width="64" height="118" rx="4" />
    <path d="M86 26h28m-28 9h28m-28 9h28" />
    <path className={styles.line} d="M92 82v-9a8 8 0 0 1 16 0v9" />
    <rect className={styles.accent} x="85" y="80" width="30" height="25" rx="4" />
    <path className={styles.keyhole} d="M100 90v5" />
  </>
);

const drawings = { hook, rack, locker } satisfies Record<string, ReactElement>;

/** An empty hook where nothing is there, a bare bar on its rack after a failure, a locker where nobody may look. */
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
      viewBox="0 0 200 140"
      aria-hidden="true"
      focusable="false"
    >
      <circle className={styles.disc} cx="100" cy="70" r="56" />
      {drawings[name]}
    </svg>
  );
}
