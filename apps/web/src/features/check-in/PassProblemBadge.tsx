import { Badge } from '@fitness/ui/Badge';
import type { Member } from './api.ts';
import { passProblemTexts } from './texts.ts';

/** Why a member has no valid pass, beside the name; attendance is recorded nevertheless. */
export function PassProblemBadge({ member }: { member: Member | null }) {
  if (!member?.passProblem) return null;
  return <Badge tone="warning">{passProblemTexts[member.passProblem]}</Badge>;
}
