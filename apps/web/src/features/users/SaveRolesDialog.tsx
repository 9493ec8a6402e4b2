import { Badge } from '@fitness/ui/Badge';
import { Button, type ButtonProps } from '@fitness/ui/Button';
import { Dialog } from '@fitness/ui/Dialog';
import { Stack } from '@fitness/ui/layout/Stack';
import { ProgressBar } from '@fitness/ui/ProgressBar';
import { Row, RowList } from '@fitness/ui/RowList';
import { SelectList } from '@fitness/ui/SelectList';
import { Text } from '@fitness/ui/Text';
import { type ReactNode, useEffect, useRef } from 'react';
import { describeLoss, type RoleChange, subjectOf } from './role-change.ts';
import {
  type Result,
  resultsOf,
  type ResultStatus,
  type RoleSaving,
  unsavedOf,
} from './role-saving.ts';
import { labelOf } from './roles.ts';
import { lossNotes, saveAllTexts, statusTexts, userTexts } from './texts.ts';
import type { Question, SaveRoles } from './use-save-roles.ts';

const stepOf = ({ from, to }: RoleChange) =>
  userTexts.step({ from: labelOf(from), to: labelOf(to) });

type QuestionContentProps = { question: Question; onChoose: SaveRoles['choose'] };

function QuestionContent({ question, onChoose }: QuestionContentProps) {
  const { changes, losses, chosen } = question;
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
} as const satisfies Record<ResultStatus, string>;

function ResultRow({ change, status, reason }: Result) {
  return (
    <Row
      title={subjectOf(change.user)}
      details={
        <>
          <span>{stepOf(change)}</span>
          {reason !== undefined && (
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

function ResultsContent({ saving }: { saving: RoleSaving }) {
  const { changes, outcomes, isRunning } = saving;
  const total = changes.length;
  const failed = unsavedOf(saving).length;
  const count = isRunning ? outcomes.size : total - failed;
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
        {resultsOf(saving).map((result) => (
          <ResultRow key={result.change.user.userId} {...result} />
        ))}
      </RowList>
    </Stack>
  );
}

type Action = Pick<ButtonProps, 'variant' | 'isPending' | 'disabledReason' | 'onPress'> & {
  label: string;
};

/** What the dialog shows. */
type View = { content: ReactNode; summary?: string; first?: Action; last: Action };

/** The question; the users who are not chosen keep their roles. */
function questionView(question: Question, { save, onKeep }: SaveRolesDialogProps): View {
  const { changes, losses, chosen } = question;
  const isKept = ({ user: { userId } }: RoleChange) =>
    losses.has(userId) && !chosen.includes(userId);
  const rest = changes.filter((change) => !isKept(change));
  const kept = changes.filter(isKept);
  return {
    content: <QuestionContent question={question} onChoose={save.choose} />,
    summary: kept.length > 0 ? saveAllTexts.kept({ count: kept.length }) : '',
    first: { label: saveAllTexts.back, variant: 'secondary', onPress: save.close },
    last: {
      label: saveAllTexts.saveChosen({ count: rest.length }),
      disabledReason: rest.length === 0 ? saveAllTexts.noneChosen : undefined,
      onPress: () => {
        onKeep(kept.map(({ user }) => user.userId));
        save.answer(rest);
      },
    },
  };
}

function resultsView(saving: RoleSaving, save: SaveRoles): View {
  const content = <ResultsContent saving={saving} />;
  const { isRunning, isStopping: isPending } = saving;
  if (isRunning) {
    const { stop: onPress } = save;
    const last = { label: saveAllTexts.stop, variant: 'secondary', isPending, onPress } as const;
    return { content, last };
  }
  const last = { label: saveAllTexts.close, onPress: save.close };
  const statuses = new Set(resultsOf(saving).map(({ status }) => status));
  if (!statuses.has('failed') && !statuses.has('unsent')) return { content, last };
  const label = statuses.has('unsent') ? saveAllTexts.saveRest : saveAllTexts.retryFailed;
  return { content, first: { label, variant: 'secondary', onPress: save.retry }, last };
}

function ActionButton({ label, ...action }: Action) {
  return (
    <Button {...action} isReasonHidden>
      {label}
    </Button>
  );
}

type SaveRolesDialogProps = {
  save: SaveRoles;
  /** Called with the users whose roles are to stay as they are. */
  onKeep: (userIds: readonly number[]) => void;
};

/** The question before, and the results while and after the roles of several users are saved. */
export function SaveRolesDialog(props: SaveRolesDialogProps) {
  const { saving, question, isOpen, close } = props.save;
  const view =
    question === null ? saving && resultsView(saving, props.save) : questionView(question, props);
  if (view === null) return null;
  const { content, summary, first, last } = view;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={close}
      title={saveAllTexts.title}
      summary={summary}
      footer={
        <>
          {first && <ActionButton {...first} />}
          {/* The same button in all views, so that it keeps the focus, and a double click does not press what follows. */}
          <ActionButton {...last} />
        </>
      }
    >
      {content}
    </Dialog>
  );
}
