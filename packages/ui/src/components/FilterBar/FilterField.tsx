import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import type { Width } from '../../theme/index.ts';
import { field } from './FilterBar.css.ts';

/** The props of a FilterField. */
export interface FilterFieldProps extends RootProps {
  /** A field with its label. */
  children: ReactNode;
  /** Its width from tablets up, by default `sm`; on phones two fields share the width. */
  width?: Width;
}

/** A field of a FilterBar. */
export function FilterField({ children, width = 'sm', ...root }: FilterFieldProps) {
  return (
    <div {...root} className={field[width]}>
      {children}
    </div>
  );
}
