import type { RootProps } from '../../internal/element-props.ts';
import { IconFrame } from '../../internal/icons/IconFrame.tsx';
import { iconShapes } from '../../internal/icons/icon-shapes.tsx';
import { mirrored } from './Icon.css.ts';

/** The name of an icon. */
export type IconName = keyof typeof iconShapes;

/** The names of all icons. */
export const iconNames = Object.keys(iconShapes) as IconName[];

/** The icons that point along the line, and so to the other side in a script from right to left. */
const directional: ReadonlySet<IconName> = new Set<IconName>([
  'arrowRight',
  'backspace',
  'chevronLeft',
  'chevronRight',
]);

/** The props of an Icon. */
export interface IconProps extends RootProps {
  name: IconName;
}

/** A decorative line icon as large as the text around it; adjacent text must have the same meaning. */
export function Icon({ name, ...frame }: IconProps) {
  const shape = iconShapes[name];
  return (
    <IconFrame {...frame}>
      {directional.has(name) ? <g className={mirrored}>{shape}</g> : shape}
    </IconFrame>
  );
}
