import type { TableColumn } from '@fitness/ui/Table';
import { formatDate, formatGender } from '../../shared/format/format.ts';
import { nameColumn, passColumns, phoneColumn } from '../../shared/list/columns.tsx';
import type { Entry } from './entries.ts';
import { RoleEditor } from './RoleEditor.tsx';
import { draftsWith, type RoleDrafts } from './roles.ts';
import { userTexts } from './texts.ts';

/** The columns of the list (docs/product.md#labels) on a date in Asia/Seoul. */
export function columnsOn(
  today: string,
  drafts: RoleDrafts,
  setDrafts: (next: (before: RoleDrafts) => RoleDrafts) => void,
): TableColumn<Entry>[] {
  return [
    { key: 'userId', width: 4.75, header: '회원번호', render: ({ user }) => user.userId },
    nameColumn(5, ({ user }) => user.nickName),
    phoneColumn(8.75, ({ user }) => user.ph),
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
          draft={drafts.get(user.userId) ?? null}
          onDraft={(role) => setDrafts((before) => draftsWith(before, user.userId, role))}
        />
      ),
    },
    ...passColumns([7, 5.25, 7.5], ({ passes }: Entry) => passes, today),
  ];
}
