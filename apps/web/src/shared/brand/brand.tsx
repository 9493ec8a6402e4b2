import { LogoMark } from '@fitness/ui/LogoMark';
import { studio } from '../../config/studio.ts';
import { paths } from '../paths.ts';
import { brandMarkShape } from './brand-mark-shape.ts';

/** The studio's name and its decorative logo, linked to the home page. */
export const brand = {
  name: studio.name,
  href: paths.home,
  mark: <LogoMark shape={brandMarkShape.plates} accentShape={brandMarkShape.bar} />,
};
