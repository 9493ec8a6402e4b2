import type { PlanKind } from '@fitness/api-contract/catalogue';
import { Picture } from '@fitness/ui/Picture';
import { pictures } from '../../../shared/brand/pictures.ts';

export function PlanPicture({ kind }: { kind: PlanKind }) {
  return (
    <Picture picture={pictures[`card-${kind}`]} sizes="(min-width: 48rem) 30rem, 60vw" alt="" />
  );
}
