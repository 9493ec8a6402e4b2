import type { PlanKind } from '@fitness/api-contract/catalogue';
import { Picture } from '../../../shared/brand/Picture.tsx';

export function PlanPicture({ kind }: { kind: PlanKind }) {
  return <Picture name={`card-${kind}`} sizes="(min-width: 48rem) 30rem, 60vw" alt="" />;
}
