import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import { atEnd, gaps, tops, widths } from './Page.css.ts';

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
  /** The last part of the page: right above the footer, without space around it. */
  isLast?: boolean;
}

/** The column of a page's content, with the space around and between its sections. */
export function Page({
  children,
  width = 'content',
  gap = width === 'full' ? 'none' : 'lg',
  top = width === 'full' ? 'none' : 'xl',
  isLast = false,
  ...root
}: PageProps) {
  return (
    <div {...root} className={`${widths[width]} ${isLast ? atEnd : tops[top]} ${gaps[gap]}`}>
      {children}
    </div>
  );
}
