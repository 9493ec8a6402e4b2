import type { ReactNode } from 'react';
import { type Responsive, type Space, sprinkles } from '../../theme/index.ts';
import { tops, widths } from './Page.css.ts';

/** The props of a Page. */
export interface PageProps {
  /** The sections of the page, below each other. */
  children: ReactNode;
  /** The column in the middle; `full` reaches to all edges of the window. */
  width?: keyof typeof widths;
  /** The space between the sections. */
  gap?: Responsive<Space>;
  /** The space above the first section. */
  top?: keyof typeof tops;
}

/** The column that a page's content stands in, with the space around and between its sections. */
export function Page({
  children,
  width = 'content',
  gap = width === 'full' ? 'none' : 'lg',
  top = width === 'full' ? 'none' : 'xl',
}: PageProps) {
  return (
    <div className={`${widths[width]} ${tops[top]} ${sprinkles({ rowGap: gap })}`}>{children}</div>
  );
}
