import type { PlanKind } from '@fitness/api-contract/catalogue';
import { Picture } from '../../../shared/brand/Picture.tsx';

/** The decorative picture of a kind of plan, in a card or the head of a page. */
export function PlanPicture({ kind }: { kind: PlanKind }) {
  return <Picture name={`card-${kind}`} sizes="(min-width: 48rem) 30rem, 60vw" alt="" />;
}
