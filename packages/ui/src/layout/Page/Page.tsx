import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import { gaps, last, widths } from './Page.css.ts';

/** The props of a Page. */
export interface PageProps extends RootProps {
  /** The sections of the page, in a column. */
  children: ReactNode;
  /** The width of the centred column; `full` extends to all edges of the window. */
  width?: keyof typeof widths;
  /** The space between the sections; `wide` is wider than `lg` in large windows. */
  gap?: keyof typeof gaps;
  /** The last part of the page: right above the footer, without space around it. */
  isLast?: boolean;
}

/** The column of a page's content, with the space around and between its sections. */
export function Page({
  children,
  width = 'content',
  gap = width === 'full' ? 'none' : 'lg',
  isLast = false,
  ...root
}: PageProps) {
  return (
    <div {...root} className={`${isLast ? last : widths[width]} ${gaps[gap]}`}>
      {children}
    </div>
  );
}
