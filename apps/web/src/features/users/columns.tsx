import { type TableColumn, TableLines } from '@fitness/ui/Table';
import { formatDate, formatPhone, noValue } from '../../shared/format/format.ts';
import { formatGender } from '../../shared/format/gender.ts';
import { PassExpiry, SessionCount } from '../../shared/pass/PassCells.tsx';
import type { Entry } from './entries.ts';
import { RoleEditor } from './RoleEditor.tsx';
import type { AssignableRole } from './roles.ts';
import { userTexts } from './texts.ts';

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
      isUnwrapped: true,
      render: ({ user }) => formatPhone(user.ph),
    },
    {
      key: 'gender',
      width: 3.75,
      header: '성별',
      isUnwrapped: true,
      render: ({ user }) => formatGender(user.gender),
    },
    {
      key: 'createdAt',
      width: 7.5,
      header: '가입일',
      isUnwrapped: true,
      render: ({ user }) => formatDate(user.createdAt),
    },
    {
      key: 'roleName',
      width: 13,
      header: userTexts.role,
      isAction: true,
      render: ({ user }, nameId) => (
        <RoleEditor
          user={user}
          nameId={nameId}
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
        <TableLines items={passes}>{({ promotionName }) => promotionName ?? noValue}</TableLines>
      ),
    },
    {
      key: 'promotionSessionCount',
      width: 5.25,
      header: '남은 횟수',
      align: 'end',
      render: ({ passes }) => (
        <TableLines items={passes}>{(pass) => <SessionCount pass={pass} />}</TableLines>
      ),
    },
    {
      key: 'expiredDate',
      width: 7.5,
      header: '만료일',
      render: ({ passes }) => (
        <TableLines items={passes}>{(pass) => <PassExpiry pass={pass} today={today} />}</TableLines>
      ),
    },
  ];
}
