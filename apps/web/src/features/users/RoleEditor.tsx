import { Button } from '@fitness/ui/Button';
import { Select } from '@fitness/ui/Select';
import { noValue } from '../../shared/format/format.ts';
import type { User } from '../../shared/list/user-list.ts';
import { useChangeRole } from './api.ts';
import { type AssignableRole, type DisplayedRole, displayedRoleOf } from './roles.ts';
import * as styles from './RoleEditor.css.ts';
import { roleLabels, userTexts } from './texts.ts';

export interface RoleEditorProps {
  user: User;
  /** The chosen role that is not saved yet. */
  draft: AssignableRole | null;
  onDraft: (role: AssignableRole | null) => void;
}

const assignableOptions = (Object.keys(roleLabels) as AssignableRole[]).map((role) => ({
  value: role,
  label: roleLabels[role],
}));
const isAssignable = (role: DisplayedRole): role is AssignableRole => role in roleLabels;
// A role that cannot be assigned is an option only while the user has it.
const otherLabels = { master: userTexts.master, unknown: noValue };
const optionsFor = (role: DisplayedRole) =>
  isAssignable(role)
    ? assignableOptions
    : [{ value: role, label: otherLabels[role] }, ...assignableOptions];

/** Shows and changes a user's role; the server decides whether the last master can lose theirs. */
export function RoleEditor({ user, draft, onDraft }: RoleEditorProps) {
  // The list has the saved role, or still the former one.
  const { mutate: save, isPending } = useChangeRole(user.userId, () => onDraft(null));
  const role = displayedRoleOf(user);
  const chosen = draft ?? (isAssignable(role) ? role : null);
  return (
    <div className={styles.editor}>
      <Select<DisplayedRole>
        label={userTexts.role}
        isLabelHidden
        size="sm"
        value={chosen ?? role}
        options={optionsFor(role)}
        onChange={(next) => onDraft(next === role || !isAssignable(next) ? null : next)}
      />
      {chosen === null ? (
        <Button size="sm" variant="secondary" disabledReason={userTexts.chooseRole}>
          {userTexts.save}
        </Button>
      ) : (
        <Button
          size="sm"
          variant={draft === null ? 'secondary' : 'primary'}
          isPending={isPending}
          onPress={() => save(chosen)}
        >
          {userTexts.save}
        </Button>
      )}
    </div>
  );
}
