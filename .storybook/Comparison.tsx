import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Globals } from 'storybook/internal/types';
import * as styles from './comparison.css.ts';
import { comparisons } from './comparisons.ts';
import { createFrame } from './frame.ts';

const names = ['role', 'scenario', 'fault', 'clock', 'theme'];

/** The URL of a story alone, with the globals of the toolbar and others in their place. */
function hrefOf(id: string, globals: Globals, others: Globals) {
  const chosen = { ...globals, ...others };
  const values = names
    .filter((name) => typeof chosen[name] === 'string')
    .map((name) => `${name}:${chosen[name]}`);
  return `./iframe.html?viewMode=story&id=${id}&globals=${values.join(';')}`;
}

function Frame({ title, href }: { title: string; href: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    host.current?.replaceChildren(createFrame(title, href, { width: '100%', height: '100%' }));
  }, [title, href]);
  return <div ref={host} className={styles.frame} />;
}

/** The story in several brands or widths side by side, each in a page of its own above the story. */
export function Comparison({ id, globals }: { id: string; globals: Globals }) {
  const { compare } = globals;
  const comparison = typeof compare === 'string' ? comparisons[compare] : undefined;
  if (!comparison) return null;
  return createPortal(
    <div className={styles.sides}>
      {comparison.sides.map(({ title, globals: others, width }) => (
        <figure key={title} className={styles.side} style={width ? { flex: `0 0 ${width}` } : {}}>
          <figcaption className={styles.title}>{title}</figcaption>
          <Frame title={title} href={hrefOf(id, globals, others)} />
        </figure>
      ))}
    </div>,
    document.body,
  );
}
