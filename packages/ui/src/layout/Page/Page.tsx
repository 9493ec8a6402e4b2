import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import { gaps, tops, widths } from './Page.css.ts';

/** The props of a Page. */
export interface PageProps extends RootProps {
  /** The sections of the page, in a column. */
  children: ReactNode;
  /** The width of the centred column; `full` extends to all edges of the window. */
  width?: keyof typeof widths;
  /** The space between the sections; `wide` is wider than `lg` in large windows. */
  gap?: keyof typeof gaps;
  /** The space above the first section. */
  top?: keyof typeof tops;
}

/** The column of a page's content, with the space around and between its sections. */
export function Page({
  children,
  width = 'content',
  gap = width === 'full' ? 'none' : 'lg',
  top = width === 'full' ? 'none' : 'xl',
  ...root
}: PageProps) {
  return (
    <div {...root} className={`${widths[width]} ${tops[top]} ${gaps[gap]}`}>
      {children}
    </div>
  );
}
