import type { TableColumn } from '@fitness/ui/Table';
import type { ReactNode } from 'react';
import { formatDate, formatPhone, noValue } from '../../shared/format/format.ts';
import { formatGender } from '../../shared/format/gender.ts';
import { NoWrap } from '../../shared/layout/NoWrap.tsx';
import { PassExpiry, SessionCount } from '../../shared/pass/PassCells.tsx';
import type { User } from '../../shared/list/user-list.ts';
import type { Entry } from './entries.ts';
import { RoleEditor } from './RoleEditor.tsx';
import type { AssignableRole } from './roles.ts';
import { userTexts } from './texts.ts';
import * as styles from './UserList.css.ts';

interface LinesProps {
  passes: readonly User[];
  children: (pass: User) => ReactNode;
}

/** One line for each pass, at the same height in every column. */
function Lines({ passes, children }: LinesProps) {
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

/** The columns of the list (docs/product.md#labels) on a date in Asia/Seoul. */
export function columnsOn(
  today: string,
  draftOf: (userId: number) => AssignableRole | null,
  onDraft: (userId: number, role: AssignableRole | null) => void,
): TableColumn<Entry>[] {
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
      render: ({ user }) => <NoWrap>{formatPhone(user.ph)}</NoWrap>,
    },
    {
      key: 'gender',
      width: 3.75,
      header: '성별',
      render: ({ user }) => <NoWrap>{formatGender(user.gender)}</NoWrap>,
    },
    {
      key: 'createdAt',
      width: 7.5,
      header: '가입일',
      render: ({ user }) => <NoWrap>{formatDate(user.createdAt)}</NoWrap>,
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
      render: ({ passes }) => (
        <Lines passes={passes}>{(pass) => <SessionCount pass={pass} />}</Lines>
      ),
    },
    {
      key: 'expiredDate',
      width: 7.5,
      header: '만료일',
      render: ({ passes }) => (
        <Lines passes={passes}>{(pass) => <PassExpiry pass={pass} today={today} />}</Lines>
      ),
    },
  ];
}
