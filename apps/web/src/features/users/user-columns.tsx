import { Button } from '@fitness/ui/Button';
import { Select } from '@fitness/ui/Select';
import type { TableColumn } from '@fitness/ui/Table';
import { Text } from '@fitness/ui/Text';
import { Inline } from '@fitness/ui/layout/Inline';
import { Show } from '@fitness/ui/layout/Show';
import { formatDate, formatGender } from '../../shared/format/format.ts';
import { contactColumn, nameColumn, passColumns, sortableBy } from '../../shared/list/columns.tsx';
import { itemsOf } from '../../shared/list/list-state.ts';
import type { User } from '../../shared/list/user-list.ts';
import { useChangeRole } from './api.ts';
import { type PageEntry, sortable } from './entries.ts';
import {
  type AssignableRole,
  type DisplayedRole,
  displayedRoleOf,
  draftsWith,
  isAssignableRole,
  labelOf,
  type RoleDrafts,
} from './role-change.ts';
import { roleLabels, userTexts } from './texts.ts';

const assignableOptions = itemsOf<AssignableRole>(roleLabels);
// A role that cannot be assigned is an option only if the user has it.
const optionsFor = (role: DisplayedRole) =>
  isAssignableRole(role)
    ? assignableOptions
    : [{ id: role, label: labelOf(role) }, ...assignableOptions];

type RoleEditorProps = {
  user: User;
  /** The id of the row's name element, which labels the controls, since their labels repeat in each row. */
  nameId: string;
  /** The selected role that is not saved yet. */
  draft: AssignableRole | null;
  onDraft: (role: AssignableRole | null) => void;
};

/** Shows and changes a user's role; the server rejects removing the last master. */
function RoleEditor({ user, nameId, draft: chosen, onDraft }: RoleEditorProps) {
  // Clears the draft: the list then shows the saved role, or the previous one after a failure.
  const { save, isPending } = useChangeRole(user, () => onDraft(null));
  const role = displayedRoleOf(user);
  // The same role may have been saved elsewhere.
  const draft = chosen === role ? null : chosen;
  return (
    <Inline gap="xxs" isUnwrapped>
      <Select<DisplayedRole>
        label={userTexts.role}
        isLabelHidden
        size="sm"
        variant={draft === null ? 'plain' : 'field'}
        width="xs"
        value={draft ?? role}
        items={optionsFor(role)}
        onChange={(next) => onDraft(next === role || !isAssignableRole(next) ? null : next)}
        aria-describedby={nameId}
      />
      <Show on="screen" as="span">
        <Button
          size="sm"
          variant="secondary"
          isSquare
          disabledReason={draft === null ? userTexts.chooseRole : undefined}
          isReasonHidden
          isPending={isPending}
          onPress={() => draft !== null && void save(draft)}
          aria-describedby={nameId}
        >
          {userTexts.save}
        </Button>
      </Show>
    </Inline>
  );
}

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

/** The columns of the list (docs/product.md#labels). */
export function columnsOf(
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
    ...passColumns([5.3, 3.5, 5.75], ({ passes }: PageEntry) => passes),
  ]);
  return columns.map((column) => ({ ...column, isAutoWidth: true }));
}
