import { Button } from '@fitness/ui/Button';
import { Notice } from '@fitness/ui/Notice';
import { seoulTimeOf } from '../../../shared/dates/clock.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { formatDay } from '../../../shared/format/format-day.ts';
import { texts } from '../../../shared/texts.ts';
import { pageTexts } from '../texts.ts';

type LastListNoticeProps = {
  /** When the stored lists were loaded, in milliseconds; null if the shown lists are fresh. */
  checkedAt: number | null;
  onRetry: () => unknown;
  isRetrying: boolean;
};

/** Tells when stored lists were loaded and offers to reload them; renders nothing for fresh lists. */
export function LastListNotice({ checkedAt, onRetry, isRetrying }: LastListNoticeProps) {
  if (checkedAt === null) return null;
  const time = seoulTimeOf(checkedAt);
  return (
    <Notice
      tone="warning"
      role="status"
      action={
        <Button variant="secondary" size="sm" isPending={isRetrying} onPress={() => void onRetry()}>
          {texts.retry}
        </Button>
      }
    >
      {pageTexts.lastChecked({ time: `${formatDay(time)} ${formatTime(time)}` })}
    </Notice>
  );
}
