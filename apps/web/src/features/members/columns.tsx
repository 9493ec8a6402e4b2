import { Badge } from '@fitness/ui/Badge';
import type { TableColumn } from '@fitness/ui/Table';
import { formatCount, formatDate, formatPhone, noValue } from '../../shared/format/format.ts';
import { expiryStatus, isUsedUp } from '../../shared/pass-status.ts';
import type { Member } from './members.ts';
import * as styles from './MemberList.css.ts';
import { memberTexts } from './texts.ts';

function SessionsLeft({ member }: { member: Member }) {
  if (isUsedUp(member)) return <Badge tone="danger">{memberTexts.none}</Badge>;
  return formatCount(member.promotionSessionCount, '회');
}

const tones = { soon: 'warning', over: 'danger' } as const;

function Expiry({ member, today }: { member: Member; today: string }) {
  const mark = expiryStatus(member, today);
  return (
    <span className={styles.expiry}>
      <span className={styles.date}>{formatDate(member.expiredDate)}</span>
      {mark && <Badge tone={tones[mark]}>{memberTexts[mark]}</Badge>}
    </span>
  );
}

/** The five columns of the list (docs/product.md#labels), as they stand on a date in Asia/Seoul. */
export function columnsOn(today: string): TableColumn<Member & { key: string }>[] {
  return [
    {
      key: 'nickName',
      width: 5.5,
      header: '이름',
      isRowHeader: true,
      isPrimary: true,
      render: ({ nickName }) => nickName ?? noValue,
    },
    {
      key: 'ph',
      width: 10,
      header: '연락처',
      render: ({ ph }) => <span className={styles.date}>{formatPhone(ph)}</span>,
    },
    {
      key: 'promotionName',
      width: 7,
      header: '이용권',
      render: ({ promotionName }) => promotionName ?? noValue,
    },
    {
      key: 'promotionSessionCount',
      width: 6.5,
      header: '남은 횟수',
      align: 'end',
      render: (member) => <SessionsLeft member={member} />,
    },
    {
      key: 'expiredDate',
      width: 15,
      header: '만료일',
      render: (member) => <Expiry member={member} today={today} />,
    },
  ];
}
