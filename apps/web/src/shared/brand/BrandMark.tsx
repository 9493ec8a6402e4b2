import { LogoMark } from '@fitness/ui/LogoMark';
import { brandMarkShape } from './brand-mark-shape.ts';

/** The studio's mark; decoration beside its name. */
export function BrandMark() {
  return <LogoMark shape={brandMarkShape.plates} accentShape={brandMarkShape.bar} />;
}
