import { IconFrame, type IconFrameProps } from '../../internal/icons/IconFrame.tsx';
import { iconShapes } from '../../internal/icons/icon-shapes.tsx';

/** The name of an icon. */
export type IconName = keyof typeof iconShapes;

/** The names of all icons. */
export const iconNames = Object.keys(iconShapes) as IconName[];

/** The props of an Icon. */
export interface IconProps extends Pick<IconFrameProps, 'size'> {
  name: IconName;
}

/** A decorative line icon as large as the text around it; adjacent text must have the same meaning. */
export function Icon({ name, size }: IconProps) {
  return <IconFrame size={size}>{iconShapes[name]}</IconFrame>;
}
