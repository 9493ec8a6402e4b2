import type { Globals, ViewMode } from 'storybook/internal/types';
import { createFrame } from './frame.ts';
import { viewports } from './viewports.ts';

type StoryInView = { globals: Globals; viewMode: ViewMode | undefined };

/** Shows a story that is open without the manager in a frame of its viewport, when the window is wider. */
export async function showInViewport({ globals, viewMode }: StoryInView): Promise<void> {
  const viewport: (typeof viewports)[keyof typeof viewports] | undefined =
    viewports[globals['viewport']?.value as keyof typeof viewports];
  const isOpenAlone =
    window.parent === window && new URLSearchParams(window.location.search).has('id');
  if (!viewport || viewMode !== 'story' || !isOpenAlone) return;
  const { width, height } = viewport.styles;
  if (window.innerWidth <= Number.parseInt(width, 10)) return;
  const style = { width, height, margin: 'auto' };
  const frame = createFrame(viewport.name, window.location.href, style);
  document.body.className = '';
  document.body.replaceChildren(frame);
  // The story is loaded in the frame.
  await new Promise(() => undefined);
}
