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
  /** The role that was chosen and not saved yet. */
  draft: AssignableRole | null;
  onDraft: (role: AssignableRole | null) => void;
}

const given = (Object.keys(roleLabels) as AssignableRole[]).map((role) => ({
  value: role,
  label: roleLabels[role],
}));
const isGiven = (role: DisplayedRole): role is AssignableRole => role in roleLabels;
// Nobody is made a master, so only a master's own rows name that role: it is what they have until another is chosen.
const notGiven = { master: userTexts.master, unknown: noValue };
const optionsFor = (role: DisplayedRole) =>
  isGiven(role) ? given : [{ value: role, label: notGiven[role] }, ...given];

/** A person's role with the way to change it; whether the last master keeps theirs is the server's to say. */
export function RoleEditor({ user, draft, onDraft }: RoleEditorProps) {
  // Saved, the list says it; refused, the former role is back.
  const { mutate: save, isPending } = useChangeRole(user.userId, () => onDraft(null));
  const role = displayedRoleOf(user);
  const chosen = draft ?? (isGiven(role) ? role : null);
  return (
    <div className={styles.editor}>
      <Select<DisplayedRole>
        label={userTexts.role}
        isLabelHidden
        size="sm"
        value={chosen ?? role}
        options={optionsFor(role)}
        onChange={(next) => onDraft(next === role || !isGiven(next) ? null : next)}
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
