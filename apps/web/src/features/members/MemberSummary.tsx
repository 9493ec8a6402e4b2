import { Badge } from '@fitness/ui/Badge';
import type { ListState } from '../../shared/list/list-state.ts';
import { attentionOf, type Member } from './members.ts';
import { memberTexts } from './texts.ts';

export interface MemberSummaryProps {
  state: ListState<Member>;
  isSearch: boolean;
  /** Whether the rows are still those of the search before. */
  isSearching: boolean;
  today: string;
}

/** How many passes there are, and how many of them need attention. */
export function MemberSummary({ state, isSearch, isSearching, today }: MemberSummaryProps) {
  if (state.status !== 'ready') return null;
  const { soon, over, usedUp } = attentionOf(state.rows, today);
  const found = (isSearch ? memberTexts.found : memberTexts.all)({ count: state.rows.length });
  return (
    <>
      <span>{isSearching ? memberTexts.searching : found}</span>
      {soon > 0 && <Badge tone="warning">{memberTexts.countSoon({ count: soon })}</Badge>}
      {over > 0 && <Badge tone="danger">{memberTexts.countOver({ count: over })}</Badge>}
      {usedUp > 0 && <Badge tone="danger">{memberTexts.countNone({ count: usedUp })}</Badge>}
    </>
  );
}
