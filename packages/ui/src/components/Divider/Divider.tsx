import type { RootProps } from '../../internal/element-props.ts';
import { divider } from './Divider.css.ts';

/** The props of a Divider. */
export interface DividerProps extends RootProps {
  /** `accent` emphasizes the start of a part, `subtle` only separates. */
  variant?: keyof typeof divider;
}

/** A line across its container, before another part of the content. */
export function Divider({ variant = 'subtle', ...root }: DividerProps) {
  return <hr {...root} className={divider[variant]} />;
}
