import { Button } from '@fitness/ui/Button';
import { Select } from '@fitness/ui/Select';
import type { User } from '../../shared/user-list.ts';
import { useChangeRole } from './api.ts';
import { type GivenRole, givenRoleOf } from './roles.ts';
import * as styles from './RoleEditor.css.ts';
import { roleLabels, userTexts } from './texts.ts';

export interface RoleEditorProps {
  user: User;
  /** The role that was chosen and not saved yet. */
  draft: GivenRole | null;
  onDraft: (role: GivenRole | null) => void;
}

const options = (Object.keys(roleLabels) as GivenRole[]).map((role) => ({ value: role, label: roleLabels[role] }));

const Editor = ({ user, role, draft, onDraft }: RoleEditorProps & { role: GivenRole }) => {
  // Saved, the list says it; refused, the former role is back.
  const { save, isPending } = useChangeRole(user.userId, () => onDraft(null));
  const chosen = draft ?? role;
  return (
    <div className={styles.editor}>
      <Select
        label={userTexts.role}
        isLabelHidden
        size="sm"
        value={chosen}
        options={options}
        onChange={(next) => onDraft(next === role ? null : next)}
      />
      <Button size="sm" variant={draft === null ? 'secondary' : 'primary'} isPending={isPending} onPress={() => save(chosen)}>
        {userTexts.save}
      </Button>
    </div>
  );
};

/** A person's role with the way to change it; a master's is fixed and says so. */
export const RoleEditor = (props: RoleEditorProps) => {
  const role = givenRoleOf(props.user);
  if (role !== null) return <Editor {...props} role={role} />;
  return (
    <div>
      <p className={styles.master}>{userTexts.master}</p>
      <p className={styles.reason}>{userTexts.masterFixed}</p>
    </div>
  );
};
