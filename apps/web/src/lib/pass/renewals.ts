import { singlePass } from '@fitness/api-contract/catalogue';
import { countsDaysOnly, planOfPass } from '@fitness/api-contract/rules';
import type { TableSort } from '@fitness/ui/Table';
import { parseDate } from '@internationalized/date';
import { dateOf, dayNumber } from '../date-times.ts';
import { messages } from '../messages.ts';
import { hasPass, type ListedPass } from './listed-pass.ts';

/** Why a member is asked to renew (docs/product.md#members). */
export type Renewal = 'days30' | 'sessions' | 'lapsed';

/** A choice of the renewal filter. */
export type RenewalChoice = Renewal | 'all';

/** The number of members by choice. */
export type RenewalCounts = Record<RenewalChoice, number>;

/** The days that decide on a date in Asia/Seoul whether a member is asked to renew. */
export function renewalDaysOn(today: string) {
  const later = (days: number) => parseDate(today).add({ days }).toString();
  return { today, days30: later(30), lapsed: later(-30) };
}

/** At most one session is left; health passes have none to run out of, whatever number the server sends. */
function hasRunOut(pass: ListedPass) {
  const { promotionSessionCount: count } = pass;
  return count !== null && count <= 1 && !countsDaysOnly(pass);
}

/** A row has a pass that can be renewed; one for a single day cannot. */
const isRenewable = (row: ListedPass) =>
  hasPass(row) && planOfPass(row.promotionName) !== singlePass;

/** The last day of a pass; after every date if it is unknown. */
const lastDayOf = ({ expiredDate }: ListedPass) =>
  expiredDate === null ? 'unknown' : dateOf(expiredDate);

const inOrderOfEnd = (one: ListedPass, other: ListedPass) => {
  const [first, second] = [lastDayOf(one), lastDayOf(other)];
  return first === second ? 0 : first < second ? -1 : 1;
};

/** The reasons to ask a member, and the passes that they are about, the first to end first. */
export type RenewalState<Pass extends ListedPass> = {
  renewals: readonly Renewal[];
  toRenew: readonly Pass[];
};

/**
 * Why a member with these passes is asked to renew; no reason for one who is not. The passes that are not over decide, or, where all
 * are over, the one that ended last. One that lasts longer than a period and has not run out keeps the member from being asked.
 */
export function renewalStateOf<Pass extends ListedPass>(
  passes: readonly Pass[],
  days: ReturnType<typeof renewalDaysOn>,
): RenewalState<Pass> {
  const inOrder = passes.filter(isRenewable).toSorted(inOrderOfEnd);
  const valid = inOrder.filter((pass) => lastDayOf(pass) >= days.today);
  const [first] = valid;
  if (first === undefined) {
    const toRenew = inOrder.slice(-1);
    const hasLapsed = toRenew.some((pass) => lastDayOf(pass) >= days.lapsed);
    return { toRenew, renewals: hasLapsed ? ['lapsed'] : [] };
  }
  const lasting = valid.findLast((pass) => !hasRunOut(pass));
  const renewals: Renewal[] = lastDayOf(lasting ?? first) <= days.days30 ? ['days30'] : [];
  return { toRenew: valid, renewals: lasting ? renewals : [...renewals, 'sessions'] };
}

/** A member with all passes. */
type WithPasses<Pass extends ListedPass> = { passes: readonly Pass[] };

/** The members with their reasons to renew on a date in Asia/Seoul. */
export function withRenewals<Pass extends ListedPass, Member extends WithPasses<Pass>>(
  members: readonly (Member & WithPasses<Pass>)[],
  today: string,
) {
  const days = renewalDaysOn(today);
  return members.map((member) => ({ ...member, ...renewalStateOf<Pass>(member.passes, days) }));
}

/** The members of a choice, with the passes that it is about, the first to end first. */
export function membersToRenew<
  Pass extends ListedPass,
  Member extends WithPasses<Pass> & RenewalState<Pass>,
>(members: readonly Member[], choice: RenewalChoice): readonly Member[] {
  if (choice === 'all') return members;
  return members
    .filter(({ renewals }) => renewals.includes(choice))
    .map((member) => ({ ...member, passes: member.toRenew }))
    .toSorted((one, other) => inOrderOfEnd(one.passes[0]!, other.passes[0]!));
}

/** The number of members of each choice. */
export function countRenewals(
  members: readonly Pick<RenewalState<ListedPass>, 'renewals'>[],
): RenewalCounts {
  const counts = { all: members.length, days30: 0, sessions: 0, lapsed: 0 };
  for (const { renewals } of members) for (const renewal of renewals) counts[renewal] += 1;
  return counts;
}

type Row = WithPasses<ListedPass>;

const firstToEnd = ({ passes }: Row) => passes.toSorted(inOrderOfEnd)[0];

/** The values by which rows are sorted in the columns of their passes: those of the pass that ends first. */
export const passSortValues = {
  promotionName: (row: Row) => firstToEnd(row)?.promotionName ?? null,
  expiredDate: (row: Row) => dayNumber(firstToEnd(row)?.expiredDate ?? null),
  // The fewest, because they run out first.
  sessionCount: ({ passes }: Row) => {
    const counts = passes.flatMap((pass) =>
      countsDaysOnly(pass) ? [] : (pass.promotionSessionCount ?? []),
    );
    return counts.length > 0 ? Math.min(...counts) : null;
  },
};

/** The order of a choice while no other is chosen: what runs out or ends first, or has ended last, comes first. */
export function renewalOrder(choice: RenewalChoice): TableSort | null {
  if (choice === 'all') return null;
  if (choice === 'sessions') return { id: 'sessionCount', direction: 'ascending' };
  return { id: 'expiredDate', direction: choice === 'lapsed' ? 'descending' : 'ascending' };
}

/** The choices of the renewal filter (docs/product.md#members). */
export const renewalLabels = messages({
  all: '전체',
  days30: '30일 이내 만료',
  sessions: '남은 횟수 1회 이하',
  lapsed: '지난 30일 만료',
}) satisfies Record<RenewalChoice, string>;

export const renewalTexts = messages({
  filter: '재등록 대상',
  chip: '{label} {count}',
  people: '재등록 대상 {count}명',
});

/** The columns of a copied list, and what copying says. */
export const copyTexts = messages({
  name: '이름',
  phone: '연락처',
  pass: '이용권',
  sessions: '남은 횟수',
  lastDay: '만료일',
  list: '목록 복사',
  copied: '{count}의 목록을 복사했습니다.',
  notCopied: '복사하지 못했습니다. 브라우저에서 복사를 허용한 뒤 다시 시도해주세요.',
});
