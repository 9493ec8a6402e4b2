import { useAlert } from '@fitness/ui/AlertDialog';
import { Button } from '@fitness/ui/Button';
import { SaveBar } from '@fitness/ui/SaveBar';
import {
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  Suspense,
  useEffect,
  useMemo,
} from 'react';
import { lazyComponent } from '../../shared/lazy-component.ts';
import type { User } from '../../shared/list/user-list.ts';
import { saveForReload } from '../../shared/reload/reload-page.ts';
import { changesOf } from './role-change.ts';
import { draftsWith, type RoleDrafts, unsavedDrafts } from './roles.ts';
import { saveAllTexts } from './texts.ts';
import { useSaveRoles } from './use-save-roles.ts';

/** Loaded once there is something to save, and at the latest before it is saved. */
const SaveRolesDialog = lazyComponent(() => import('./SaveRolesDialog.tsx'), 'SaveRolesDialog');

type RoleChangesProps = {
  users: readonly User[];
  drafts: RoleDrafts;
  setDrafts: Dispatch<SetStateAction<RoleDrafts>>;
  /** The list. */
  children: ReactNode;
};

const noDrafts: RoleDrafts = new Map();

/** The list with a bar below it that saves the roles of several users (docs/product.md#members). */
export function RoleChanges(props: RoleChangesProps) {
  const { users, drafts, setDrafts, children } = props;
  const { confirm } = useAlert();
  const changes = useMemo(() => changesOf(drafts, users), [drafts, users]);
  const save = useSaveRoles(SaveRolesDialog.preload);
  const { saving, question } = save;
  const isSaving = saving?.isRunning === true;
  const count = changes.length;

  useEffect(() => {
    if (count > 1) SaveRolesDialog.preload().catch(() => undefined);
  }, [count]);

  // Drops drafts that equal the saved role, so that they do not reappear when the role changes again.
  useEffect(() => setDrafts((before) => unsavedDrafts(before, users)), [setDrafts, users]);

  useEffect(() => {
    window.addEventListener('beforeunload', saveForReload);
    return () => window.removeEventListener('beforeunload', saveForReload);
  }, []);

  const discard = async () => {
    const isConfirmed = await confirm(saveAllTexts.discardNote({ count }), {
      title: saveAllTexts.discardQuestion,
      confirmLabel: saveAllTexts.discard,
      cancelLabel: saveAllTexts.keepChanges,
    });
    if (isConfirmed) setDrafts(noDrafts);
  };

  const message = isSaving
    ? saveAllTexts.saving({ count: saving.changes.length })
    : count > 1
      ? saveAllTexts.changed({ count })
      : null;

  const keepRoles = (userIds: readonly number[]) =>
    setDrafts((before) => userIds.reduce((rest, id) => draftsWith(rest, id, null), before));

  return (
    <>
      <SaveBar
        message={message}
        actions={
          <>
            {!isSaving && (
              <Button size="sm" variant="ghost" onPress={() => void discard()}>
                {saveAllTexts.discard}
              </Button>
            )}
            <Button
              size="sm"
              variant={isSaving ? 'secondary' : 'primary'}
              isPending={save.isPending && !isSaving}
              onPress={isSaving ? save.show : () => save.saveChanges(changes)}
            >
              {isSaving ? saveAllTexts.show : saveAllTexts.save}
            </Button>
          </>
        }
      >
        {children}
      </SaveBar>
      <Suspense>
        {(question !== null || saving !== null) && (
          <SaveRolesDialog save={save} onKeep={keepRoles} />
        )}
      </Suspense>
    </>
  );
}
