import type { TableColumn } from '@fitness/ui/Table';
import { Text } from '@fitness/ui/Text';
import { formatDate, formatGender } from '../../shared/format/format.ts';
import { contactColumn, nameColumn, passColumns, sortableBy } from '../../shared/list/columns.tsx';
import type { PageEntry } from './entries.ts';
import { sortable } from './filter.ts';
import { RoleEditor } from './RoleEditor.tsx';
import { draftsWith, type RoleDrafts } from './roles.ts';
import { userTexts } from './texts.ts';

/** Mutes the columns with personal data in rows of the same user as the row above. */
function mutedIfRepeated(column: TableColumn<PageEntry>): TableColumn<PageEntry> {
  return {
    ...column,
    render: (entry, nameId) => {
      const content = column.render(entry, nameId);
      if (!entry.isRepeated) return content;
      return (
        <Text as="span" color="muted" weight="regular">
          {content}
        </Text>
      );
    },
  };
}

/** The columns of the list (docs/product.md#labels) on a date in Asia/Seoul. */
export function columnsOn(
  today: string,
  drafts: RoleDrafts,
  setDrafts: (next: (before: RoleDrafts) => RoleDrafts) => void,
): TableColumn<PageEntry>[] {
  const identity: TableColumn<PageEntry>[] = [
    { id: 'userId', width: 3.4, header: '회원번호', render: ({ user }) => user.userId },
    nameColumn(3.5, ({ user }) => user.nickName),
    contactColumn(6.9, ({ user }) => user.ph),
    {
      id: 'gender',
      width: 2,
      header: '성별',
      isUnwrapped: true,
      render: ({ user }) => formatGender(user.gender),
    },
    {
      id: 'createdAt',
      width: 5.75,
      header: '가입일',
      isUnwrapped: true,
      render: ({ user }) => formatDate(user.createdAt),
    },
  ];
  const columns = sortableBy<PageEntry>(sortable, [
    ...identity.map(mutedIfRepeated),
    {
      id: 'roleName',
      width: 8.75,
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
    ...passColumns([5.3, 3.5, 5.75], ({ passes }: PageEntry) => passes, today),
  ]);
  return columns.map((column) => ({ ...column, isAutoWidth: true }));
}
