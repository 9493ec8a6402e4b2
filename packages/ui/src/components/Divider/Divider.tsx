import type { RootProps } from '../../internal/element-props.ts';
import { divider } from './Divider.css.ts';

/** A line across its container, before another part of the content. */
export function Divider(root: RootProps) {
  return <hr {...root} className={divider} />;
}
