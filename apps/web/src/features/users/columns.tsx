import { Badge } from '@fitness/ui/Badge';
import type { TableColumn } from '@fitness/ui/Table';
import type { ReactNode } from 'react';
import { formatCount, formatDate, formatPhone, noValue } from '../../shared/format/format.ts';
import { formatGender } from '../../shared/format/gender.ts';
import { expiryStatus, isUsedUp, expiresSoonUntil } from '../../shared/pass-status.ts';
import type { User } from '../../shared/list/user-list.ts';
import type { Entry } from './entries.ts';
import { RoleEditor } from './RoleEditor.tsx';
import type { AssignableRole } from './roles.ts';
import { userTexts } from './texts.ts';
import * as styles from './UserList.css.ts';

type Part = (pass: User) => ReactNode;

/** One line for each pass, at the same height in every column. */
function Lines({ passes, children }: { passes: readonly User[]; children: Part }) {
  const [first, ...others] = passes;
  if (first && others.length === 0) return children(first);
  return (
    <ul role="list" className={styles.lines}>
      {passes.map((pass, index) => (
        <li key={index} className={styles.line}>
          {children(pass)}
        </li>
      ))}
    </ul>
  );
}

const sessionsLeft: Part = (pass) => {
  if (isUsedUp(pass)) return <Badge tone="danger">{userTexts.usedUp}</Badge>;
  return formatCount(pass.promotionSessionCount, '회');
};

function expiryOn(today: string): Part {
  const until = expiresSoonUntil(today);
  const tones = { soon: 'warning', over: 'danger' } as const;
  return (pass) => {
    const mark = expiryStatus(pass, today, until);
    return (
      <span className={styles.expiry}>
        <span className={styles.whole}>{formatDate(pass.expiredDate)}</span>
        {mark && <Badge tone={tones[mark]}>{userTexts[mark]}</Badge>}
      </span>
    );
  };
}

/** The nine columns of the list (docs/product.md#labels), as they stand on a day in Asia/Seoul. */
export function columnsOn(
  today: string,
  draftOf: (userId: number) => AssignableRole | null,
  onDraft: (userId: number, role: AssignableRole | null) => void,
): TableColumn<Entry>[] {
  const expiry = expiryOn(today);
  return [
    { key: 'userId', width: 4.75, header: '회원번호', render: ({ user }) => user.userId },
    {
      key: 'nickName',
      width: 5,
      header: '이름',
      isRowHeader: true,
      isPrimary: true,
      render: ({ user }) => user.nickName ?? noValue,
    },
    {
      key: 'ph',
      width: 8.75,
      header: '연락처',
      render: ({ user }) => <span className={styles.whole}>{formatPhone(user.ph)}</span>,
    },
    {
      key: 'gender',
      width: 3.75,
      header: '성별',
      render: ({ user }) => <span className={styles.whole}>{formatGender(user.gender)}</span>,
    },
    {
      key: 'createdAt',
      width: 7.5,
      header: '가입일',
      render: ({ user }) => <span className={styles.whole}>{formatDate(user.createdAt)}</span>,
    },
    {
      key: 'roleName',
      width: 13,
      header: userTexts.role,
      isAction: true,
      render: ({ user }) => (
        <RoleEditor
          user={user}
          draft={draftOf(user.userId)}
          onDraft={(role) => onDraft(user.userId, role)}
        />
      ),
    },
    {
      key: 'promotionName',
      width: 7,
      header: '이용권',
      render: ({ passes }) => (
        <Lines passes={passes}>{({ promotionName }) => promotionName ?? noValue}</Lines>
      ),
    },
    {
      key: 'promotionSessionCount',
      width: 5.25,
      header: '남은 횟수',
      align: 'end',
      render: ({ passes }) => <Lines passes={passes}>{sessionsLeft}</Lines>,
    },
    {
      key: 'expiredDate',
      width: 7.5,
      header: '만료일',
      render: ({ passes }) => <Lines passes={passes}>{expiry}</Lines>,
    },
  ];
}
