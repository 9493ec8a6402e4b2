import { Badge } from '@fitness/ui/Badge';
import { Button, type ButtonProps } from '@fitness/ui/Button';
import { Dialog } from '@fitness/ui/Dialog';
import { Stack } from '@fitness/ui/layout/Stack';
import { ProgressBar } from '@fitness/ui/ProgressBar';
import { Row, RowList } from '@fitness/ui/RowList';
import { SelectList } from '@fitness/ui/SelectList';
import { Text } from '@fitness/ui/Text';
import { useEffect, useRef } from 'react';
import {
  describeLoss,
  labelOf,
  type Result,
  resultsOf,
  type RoleChange,
  type Saving,
  subjectOf,
} from './role-change.ts';
import { lossNotes, saveAllTexts, statusTexts, userTexts } from './texts.ts';

const stepOf = ({ from, to }: RoleChange) =>
  userTexts.step({ from: labelOf(from), to: labelOf(to) });

/** What the dialog can do with the saving of several roles. */
export type SaveRoles = {
  isOpen: boolean;
  choose: (chosen: readonly number[]) => void;
  /** Saves the changes in question, without those that are to stay as they are. */
  answer: (kept: readonly RoleChange[]) => void;
  /** Sends those again that are not saved. */
  retry: () => void;
  stop: () => void;
  /** While it runs, closing stops it. */
  close: () => void;
};

type QuestionProps = { saving: Saving; onChoose: SaveRoles['choose'] };

function Question({ saving, onChoose }: QuestionProps) {
  const { changes, losses, chosen } = saving;
  const others = changes.length - losses.size;
  return (
    <Stack gap="md">
      <Text>{saveAllTexts.asks}</Text>
      <SelectList
        label={saveAllTexts.chosen}
        hint={saveAllTexts.unchosenNote}
        items={changes.flatMap((change) => {
          const { userId } = change.user;
          const loss = losses.get(userId);
          if (loss === undefined) return [];
          const note = describeLoss(change, loss, lossNotes);
          return { id: userId, title: subjectOf(change.user), aside: stepOf(change), note };
        })}
        value={chosen}
        onChange={onChoose}
      />
      {others > 0 && (
        <Text size="sm" color="muted">
          {saveAllTexts.others({ count: others })}
        </Text>
      )}
    </Stack>
  );
}

const tones = {
  waiting: 'neutral',
  done: 'success',
  failed: 'danger',
  unsent: 'warning',
} as const satisfies Record<Result['status'], string>;

function ResultRow({ change, status, reason }: Result) {
  return (
    <Row
      title={subjectOf(change.user)}
      details={
        <>
          <span>{stepOf(change)}</span>
          {reason !== null && (
            <Text as="span" color="danger">
              {reason}
            </Text>
          )}
        </>
      }
      action={<Badge tone={tones[status]}>{statusTexts[status]}</Badge>}
    />
  );
}

function Results({ saving }: { saving: Saving }) {
  const { isRunning } = saving;
  const results = resultsOf(saving);
  const total = results.length;
  const failed = results.filter(({ status }) => status === 'failed' || status === 'unsent').length;
  const count = isRunning ? (saving.outcomes?.size ?? 0) : total - failed;
  const top = useRef<HTMLElement>(null);
  // The results replace the question, which may have been scrolled.
  useEffect(() => {
    top.current?.scrollIntoView();
  }, []);
  // Those that need attention come first.
  useEffect(() => {
    if (!isRunning) top.current?.scrollIntoView();
  }, [isRunning]);
  const end = failed === 0 ? saveAllTexts.allSaved : saveAllTexts.notSaved({ count: failed });
  return (
    <Stack ref={top} gap="md">
      <Stack gap="xs">
        <Text role="status" weight="medium">
          {isRunning ? saveAllTexts.saving({ count: total }) : end}
        </Text>
        <ProgressBar
          label={saveAllTexts.title}
          isLabelHidden
          tone={isRunning ? 'neutral' : failed === 0 ? 'success' : 'danger'}
          value={count}
          maxValue={total}
          valueText={saveAllTexts.progress({ total, count })}
        />
      </Stack>
      <RowList aria-label={saveAllTexts.results}>
        {results.map((result) => (
          <ResultRow key={result.change.user.userId} {...result} />
        ))}
      </RowList>
    </Stack>
  );
}

/** The last button, the same in all views, so that it keeps the focus, and a double click does not press what follows. */
function lastButton(saving: Saving, save: SaveRoles, kept: readonly RoleChange[]): ButtonProps {
  const count = saving.changes.length - kept.length;
  if (saving.outcomes === null)
    return {
      children: saveAllTexts.saveChosen({ count }),
      disabledReason: count === 0 ? saveAllTexts.noneChosen : undefined,
      onPress: () => save.answer(kept),
    };
  if (!saving.isRunning) return { children: saveAllTexts.close, onPress: save.close };
  const { isStopping: isPending } = saving;
  const { stop: onPress } = save;
  return { children: saveAllTexts.stop, variant: 'secondary', isPending, onPress };
}

/** The question before, and the results while and after the roles of several users are saved. */
export function SaveRolesDialog({ saving, save }: { saving: Saving; save: SaveRoles }) {
  const { changes, losses, chosen, outcomes, isRunning } = saving;
  const isAsking = outcomes === null;
  const kept = changes.filter(
    ({ user: { userId } }) => losses.has(userId) && !chosen.includes(userId),
  );
  const keptText = kept.length > 0 ? saveAllTexts.kept({ count: kept.length }) : '';
  const statuses = resultsOf(saving).map(({ status }) => status);
  const canRetry = !isAsking && !isRunning && statuses.some((status) => status !== 'done');
  return (
    <Dialog
      isOpen={save.isOpen}
      onOpenChange={save.close}
      title={saveAllTexts.title}
      summary={isAsking ? keptText : undefined}
      footer={
        <>
          {isAsking && (
            <Button variant="secondary" onPress={save.close}>
              {saveAllTexts.back}
            </Button>
          )}
          {canRetry && (
            <Button variant="secondary" onPress={save.retry}>
              {statuses.includes('unsent') ? saveAllTexts.saveRest : saveAllTexts.retryFailed}
            </Button>
          )}
          <Button {...lastButton(saving, save, kept)} isReasonHidden />
        </>
      }
    >
      {isAsking ? <Question saving={saving} onChoose={save.choose} /> : <Results saving={saving} />}
    </Dialog>
  );
}
