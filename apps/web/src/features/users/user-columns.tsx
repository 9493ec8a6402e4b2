import type { TableColumn } from '@fitness/ui/Table';
import { Text } from '@fitness/ui/Text';
import { formatDate, formatGender } from '../../shared/format/format.ts';
import { contactColumn, nameColumn, passColumns, sortableBy } from '../../shared/list/columns.tsx';
import { renewalMessage } from '../../shared/pass/renewal-message.ts';
import type { RenewalChoice } from '../../shared/pass/renewals.ts';
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

/** The columns with two parts, which stand below each other where the table is narrow. */
const wrapping = ['ph', 'expiredDate'];

/**
 * The columns of the list (docs/product.md#labels) on a date in Asia/Seoul; a message to a member begins with the pass that a
 * renewal filter is about.
 */
export function columnsOn(
  today: string,
  filter: RenewalChoice,
  drafts: RoleDrafts,
  setDrafts: (next: (before: RoleDrafts) => RoleDrafts) => void,
): TableColumn<PageEntry>[] {
  const identity: TableColumn<PageEntry>[] = [
    { id: 'userId', width: 4.5, header: '회원번호', render: ({ user }) => user.userId },
    nameColumn(5.5, ({ user }) => user.nickName),
    contactColumn(8.25, ({ user: { nickName, ph }, passes }) => ({
      phone: ph,
      message: filter === 'all' ? '' : renewalMessage(nickName, passes[0], today),
    })),
    {
      id: 'gender',
      width: 3,
      header: '성별',
      isUnwrapped: true,
      render: ({ user }) => formatGender(user.gender),
    },
    {
      id: 'createdAt',
      width: 6.5,
      header: '가입일',
      isUnwrapped: true,
      render: ({ user }) => formatDate(user.createdAt),
    },
  ];
  const columns = sortableBy<PageEntry>(sortable, [
    ...identity.map(mutedIfRepeated),
    {
      id: 'roleName',
      width: 11,
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
    ...passColumns([7, 4.75, 8], ({ passes }: PageEntry) => passes, today),
  ]);
  return columns.map((column) => ({ ...column, isAutoWidth: wrapping.includes(column.id) }));
}
