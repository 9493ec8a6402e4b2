import type { ReactNode } from 'react';
import { gaps, tops, widths } from './Page.css.ts';

/** The props of a Page. */
export interface PageProps {
  /** The sections of the page, below each other. */
  children: ReactNode;
  /** The column in the middle; `full` reaches to all edges of the window. */
  width?: keyof typeof widths;
  /** The space between the sections; `wide` is wider than `lg` where there is room. */
  gap?: keyof typeof gaps;
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
  return <div className={`${widths[width]} ${tops[top]} ${gaps[gap]}`}>{children}</div>;
}
