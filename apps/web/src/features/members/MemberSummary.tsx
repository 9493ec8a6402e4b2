import { expiryOf } from '@fitness/api-contract/rules';
import { Badge } from '@fitness/ui/Badge';
import { memo } from 'react';
import { isUsedUp } from '../../shared/pass/pass-status.ts';
import type { Member } from './api.ts';
import { memberTexts } from './texts.ts';

/** The number of passes that need attention: used up, expired or about to expire. */
export function attentionOf(members: readonly Member[], today: string) {
  return {
    soon: members.filter((member) => expiryOf(member, today) === 'soon').length,
    over: members.filter((member) => expiryOf(member, today) === 'over').length,
    usedUp: members.filter(isUsedUp).length,
  };
}

function Summary({ members, today }: { members: readonly Member[]; today: string }) {
  const { soon, over, usedUp } = attentionOf(members, today);
  return (
    <>
      {soon > 0 && <Badge tone="warning">{memberTexts.countSoon({ count: soon })}</Badge>}
      {over > 0 && <Badge tone="danger">{memberTexts.countOver({ count: over })}</Badge>}
      {usedUp > 0 && <Badge tone="danger">{memberTexts.countNone({ count: usedUp })}</Badge>}
    </>
  );
}

/** Memoized, so that the passes are not counted again while only the search or the page changes. */
export const MemberSummary = memo(Summary);
