import { Button } from '@fitness/ui/Button';
import { Select } from '@fitness/ui/Select';
import type { TableColumn } from '@fitness/ui/Table';
import { Inline } from '@fitness/ui/layout/Inline';
import { Show } from '@fitness/ui/layout/Show';
import { formatDate, formatGender } from '../../lib/format.ts';
import { contactColumn, nameColumn, passColumns, sortableBy } from '../../lib/list/columns.tsx';
import { itemsOf } from '../../lib/list/list-state.ts';
import type { User } from '../../lib/list/user-list.ts';
import { type Entry, sortable } from './entries.ts';
import {
  type AssignableRole,
  type DisplayedRole,
  displayedRoleOf,
  isAssignableRole,
  labelOf,
  type RoleDrafts,
} from './role-change.ts';
import { intoRole, roleLabels, userTexts } from './texts.ts';
import { useSaveRoles } from './use-save-roles.ts';

/** Keeps a selected role that is not saved yet, or none. */
export type SetDraft = (userId: number, role: AssignableRole | null) => void;

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
  drafts: RoleDrafts;
  setDraft: SetDraft;
};

/** Shows and changes a user's role; the server rejects removing the last master. */
function RoleEditor({ user, nameId, drafts, setDraft }: RoleEditorProps) {
  const { userId } = user;
  const from = displayedRoleOf(user);
  const to = drafts.get(userId) ?? from;
  // The same role may have been saved elsewhere.
  const isChanged = to !== from && isAssignableRole(to);
  const into = isAssignableRole(to) ? intoRole[to] : '';
  const { save, isPending } = useSaveRoles({
    name: userId,
    success: userTexts.saved({ userId }),
    title: userTexts.question({ role: into }),
    confirmLabel: userTexts.change({ role: into }),
    onSaved: () => setDraft(userId, null),
  });
  return (
    <Inline gap="xxs" isUnwrapped>
      <Select<DisplayedRole>
        label={userTexts.role}
        isLabelHidden
        size="sm"
        variant={isChanged ? 'field' : 'plain'}
        width="xs"
        value={to}
        items={optionsFor(from)}
        onChange={(next) =>
          setDraft(userId, next === from || !isAssignableRole(next) ? null : next)
        }
        aria-describedby={nameId}
      />
      <Show on="screen" as="span">
        <Button
          size="sm"
          variant="secondary"
          isSquare
          disabledReason={isChanged ? undefined : userTexts.chooseRole}
          isReasonHidden
          isPending={isPending}
          onPress={() => isChanged && void save([{ user, from, to }])}
          aria-describedby={nameId}
        >
          {userTexts.save}
        </Button>
      </Show>
    </Inline>
  );
}

/** The columns of the list (docs/product.md#labels) */
export function columnsOf(drafts: RoleDrafts, setDraft: SetDraft): TableColumn<Entry>[] {
  const columns: TableColumn<Entry>[] = [
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
    {
      id: 'roleName',
      width: 8.75,
      header: userTexts.role,
      isAction: true,
      render: ({ user }, nameId) => <RoleEditor {...{ user, nameId, drafts, setDraft }} />,
    },
    ...passColumns([5.3, 3.5, 5.75], ({ passes }: Entry) => passes),
  ];
  return sortableBy(sortable, columns).map((column) => ({ ...column, isAutoWidth: true }));
}
