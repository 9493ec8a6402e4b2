import { Button } from '@fitness/ui/Button';
import { Inline } from '@fitness/ui/layout/Inline';
import { Panel } from '@fitness/ui/Panel';
import { Text } from '@fitness/ui/Text';
import { type RefObject, Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '../../../shared/lazy-component.ts';
import { useDialogUrl } from '../../../shared/url/use-dialog-url.ts';
import { useFocusAfterRemoval } from '../../../shared/use-focus-after-removal.ts';
import type { Subject } from '../api.ts';
import type { Batch } from './batch.ts';
import { countsText, phaseOf } from './batch-status.ts';
import { mainAction } from './BatchActions.tsx';
import { BatchInterruption, BatchProgress } from './BatchProgress.tsx';
import { batchTexts, repeatTexts } from './texts.ts';
import type { Repeat } from './use-repeat.ts';

const RepeatDialog = lazyComponent(() => import('./RepeatDialog.tsx'), 'RepeatDialog');

/** The state of the dialog, which the URL holds beside the shown month. */
export function useRepeatDialog(month: string) {
  const { value, open, close } = useDialogUrl('dialog');
  return {
    isOpen: value === 'repeat',
    open: () => open('repeat', { month }),
    close: () => close({ month }),
  };
}

type Dialog = ReturnType<typeof useRepeatDialog>;

type RepeatButtonProps = { ref: RefObject<HTMLButtonElement | null>; dialog: Dialog };

/** Opens the dialog. */
export function RepeatButton({ ref, dialog }: RepeatButtonProps) {
  return (
    <Button ref={ref} variant="secondary" size="sm" aria-haspopup="dialog" onPress={dialog.open}>
      {repeatTexts.title}
    </Button>
  );
}

type BatchStripProps = Pick<RepeatClassesProps, 'repeat' | 'dialog' | 'opener'> & { batch: Batch };

/** The batch on the page, also while its dialog is closed. */
function BatchStrip({ repeat, batch, dialog, opener }: BatchStripProps) {
  const focusProps = useFocusAfterRemoval();
  const close = () => {
    repeat.dismiss();
    // The pressed button, which has the focus, is removed.
    opener.current?.focus({ preventScroll: true });
  };
  const phase = phaseOf(repeat, batch);
  const isEnded = phase === 'ended' || phase === 'undone';
  return (
    <Panel {...focusProps} padding="compact" role="region" aria-label={repeatTexts.title}>
      <BatchProgress
        repeat={repeat}
        batch={batch}
        labelOf={(label) => `${repeatTexts.title} · ${label}`}
      />
      <BatchInterruption repeat={repeat} />
      <Inline gap="sm" justify="between">
        <Text size="sm" color="muted">
          {countsText(batch)}
        </Text>
        <Inline gap="xs">
          {isEnded && (
            <Button variant="ghost" size="sm" onPress={close}>
              {batchTexts.close}
            </Button>
          )}
          <Button variant="secondary" size="sm" aria-haspopup="dialog" onPress={dialog.open}>
            {batchTexts.details}
          </Button>
          {!isEnded && <Button {...mainAction(repeat, batch)} size="sm" />}
        </Inline>
      </Inline>
    </Panel>
  );
}

type RepeatClassesProps = {
  repeat: Repeat;
  dialog: Dialog;
  /** The button that opens the dialog. */
  opener: RefObject<HTMLButtonElement | null>;
  subject: Subject;
  now: string;
};

/** The batch that is sent or was sent last, and the dialog that starts one. */
export function RepeatClasses(props: RepeatClassesProps) {
  const { repeat, dialog, opener, subject, now } = props;
  const [hasOpened, setHasOpened] = useState(false);
  if (dialog.isOpen && !hasOpened) setHasOpened(true);
  useEffect(() => void RepeatDialog.preload().catch(() => undefined), []);
  return (
    <>
      {repeat.batch && <BatchStrip batch={repeat.batch} {...{ repeat, dialog, opener }} />}
      {hasOpened && (
        <Suspense fallback={null}>
          <RepeatDialog
            isOpen={dialog.isOpen}
            onClose={dialog.close}
            subject={subject}
            repeat={repeat}
            now={now}
          />
        </Suspense>
      )}
    </>
  );
}
