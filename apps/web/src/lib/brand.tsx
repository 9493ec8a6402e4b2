import { Logo } from '@fitness/ui/Logo';
import { studio } from '../config/studio.ts';
import { brandMarkShape } from './brand-mark-shape.ts';
import { paths } from './paths.ts';

/** The studio's name and its decorative logo, linked to the home page. */
export const brand = {
  name: studio.name,
  href: paths.home,
  mark: <Logo viewBox="0 0 64 64" shape={brandMarkShape.plates} accentShape={brandMarkShape.bar} />,
};
