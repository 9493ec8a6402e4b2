import { Button } from '@fitness/ui/Button';
import { Inline } from '@fitness/ui/layout/Inline';
import { Show } from '@fitness/ui/layout/Show';
import { Select } from '@fitness/ui/Select';
import { itemsOf } from '../../shared/list/items.ts';
import type { User } from '../../shared/list/user-list.ts';
import { useChangeRole } from './api.ts';
import { isSavingRole, useRoleSaving } from './role-saving.ts';
import {
  type AssignableRole,
  type DisplayedRole,
  displayedRoleOf,
  isAssignableRole,
  labelOf,
} from './roles.ts';
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
export function RoleEditor({ user, nameId, draft: chosen, onDraft }: RoleEditorProps) {
  // Clears the draft: the list then shows the saved role, or the previous one after a failure.
  const { run: save, isPending } = useChangeRole(user, () => onDraft(null));
  const { saving } = useRoleSaving();
  const isSaving = isSavingRole(saving, user.userId);
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
        isDisabled={isSaving}
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
          isPending={isPending || isSaving}
          onPress={() => draft !== null && void save(draft)}
          aria-describedby={nameId}
        >
          {userTexts.save}
        </Button>
      </Show>
    </Inline>
  );
}
