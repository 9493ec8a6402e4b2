import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Globals } from 'storybook/internal/types';
import * as styles from './comparison.css.ts';
import { comparisons } from './comparisons.ts';
import { StoryFrame } from './StoryFrame.tsx';

/** The story in several brands or widths side by side, each in a page of its own above the story. */
export function Comparison({ id, globals }: { id: string; globals: Globals }) {
  const { compare } = globals;
  const comparison = typeof compare === 'string' ? comparisons[compare] : undefined;
  const [host] = useState(() => document.createElement('div'));
  useEffect(() => {
    // Outside the body, which an open overlay of the story makes inert.
    document.documentElement.append(host);
    return () => host.remove();
  }, [host]);
  if (!comparison) return null;
  return createPortal(
    <div className={styles.sides}>
      {comparison.sides.map(({ title, globals: others, width }) => (
        <figure key={title} className={styles.side} style={width ? { flex: `0 0 ${width}` } : {}}>
          <figcaption className={styles.title}>{title}</figcaption>
          <div className={styles.frame}>
            <StoryFrame title={title} id={id} globals={{ ...globals, ...others }} />
          </div>
        </figure>
      ))}
    </div>,
    host,
  );
}
