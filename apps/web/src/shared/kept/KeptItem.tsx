import { useAlert } from '@fitness/ui/AlertDialog';
import { Button } from '@fitness/ui/Button';
import { Row } from '@fitness/ui/RowList';
import { useToast } from '@fitness/ui/Toast';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId } from 'react';
import { texts } from '../texts.ts';
import { usePending } from '../use-pending.ts';
import { keptTexts } from './texts.ts';

/** What is kept at the moment. */
export type Kept = {
  details: ReactNode;
  /** Asks before it is deleted, and names what is lost; null where nothing can be deleted. */
  question: string | null;
};

interface KeptItemProps {
  title: string;
  /** The label of the button that confirms the question. */
  confirmLabel: string;
  userId: string;
  read: (userId: string) => Promise<Kept>;
  remove: (userId: string) => Promise<unknown>;
  /** Calls the listener when something else changes it; returns the unsubscribe function. */
  onChange?: (listener: () => void) => () => void;
}

/** A row of what this device keeps for the user, with 지우기 where something can be deleted. */
export function KeptItem({ title, confirmLabel, userId, read, remove, onChange }: KeptItemProps) {
  const titleId = useId();
  const { alert, confirm } = useAlert();
  const { showToast } = useToast();
  const { run, isPending } = usePending();
  const { data, isError, refetch } = useQuery({
    queryKey: ['kept', title, userId],
    queryFn: () => read(userId),
    staleTime: 0,
    retry: false,
  });
  const question = data?.question ?? null;
  useEffect(() => onChange?.(() => void refetch()), [onChange, refetch]);

  const askAndRemove = async () => {
    if (question === null) return;
    if (!(await confirm(question, { confirmLabel, cancelLabel: keptTexts.keep }))) return;
    try {
      await remove(userId);
      showToast(keptTexts.deleted);
    } catch {
      await alert(keptTexts.notDeleted, { tone: 'danger' });
    }
    await refetch();
  };

  const button = { variant: 'secondary', size: 'sm', 'aria-describedby': titleId } as const;
  return (
    <Row
      title={<span id={titleId}>{title}</span>}
      details={isError ? keptTexts.failed : (data?.details ?? keptTexts.reading)}
      action={
        isError ? (
          <Button {...button} onPress={() => void refetch()}>
            {texts.retry}
          </Button>
        ) : (
          question !== null && (
            <Button {...button} isPending={isPending} onPress={() => void run(askAndRemove)}>
              {keptTexts.delete}
            </Button>
          )
        )
      }
    />
  );
}
