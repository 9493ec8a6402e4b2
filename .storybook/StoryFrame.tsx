import { useEffect, useRef } from 'react';
import type { Globals } from 'storybook/internal/types';
import { storyFrame } from './comparison.css.ts';
import { createFrame } from './frame.ts';

const names = ['role', 'scenario', 'fault', 'clock', 'theme'];

/** The URL of a story alone, with globals of the toolbar. */
function hrefOf(id: string, globals: Globals) {
  const values = names
    .filter((name) => typeof globals[name] === 'string')
    .map((name) => `${name}:${globals[name]}`);
  return `./iframe.html?viewMode=story&id=${id}&globals=${values.join(';')}`;
}

/** A story in a page of its own, as large as what is around it. */
export function StoryFrame({
  title,
  id,
  globals,
}: {
  title: string;
  id: string;
  globals: Globals;
}) {
  const host = useRef<HTMLDivElement>(null);
  const href = hrefOf(id, globals);
  useEffect(() => {
    host.current?.replaceChildren(createFrame(title, href, { width: '100%', height: '100%' }));
  }, [title, href]);
  return <div ref={host} className={storyFrame} />;
}
