import { Badge } from '@fitness/ui/Badge';
import { Button } from '@fitness/ui/Button';
import { Dialog } from '@fitness/ui/Dialog';
import { Heading } from '@fitness/ui/Heading';
import { Stack } from '@fitness/ui/layout/Stack';
import { Panel } from '@fitness/ui/Panel';
import { Row, RowList } from '@fitness/ui/RowList';
import { Text } from '@fitness/ui/Text';
import { useDialogUrl } from '../../shared/url/use-dialog-url.ts';
import { CheckInForm } from './CheckInForm.tsx';
import { lastDigits } from './mask.ts';
import { checkInTexts } from './texts.ts';
import { type CheckInResult, useCheckIn } from './use-check-in.ts';

function RecentResult({ outcome, name, phone, time }: CheckInResult) {
  return (
    <Row
      lead={time}
      dateTime={time}
      title={
        <>
          <strong>{name ?? checkInTexts.noName}</strong>{' '}
          <Text as="span" tone="muted">
            {checkInTexts.phoneEnd({ digits: lastDigits(phone) })}
          </Text>
        </>
      }
      action={
        <Badge tone={outcome === 'done' ? 'success' : 'warning'}>
          {outcome === 'done' ? checkInTexts.attended : checkInTexts.attendedBefore}
        </Badge>
      }
    />
  );
}

/** The dialog stays open for the next member (docs/product.md#attendance). */
export function CheckIn() {
  const { value, open, close } = useDialogUrl('dialog');
  const checkIn = useCheckIn();
  const resetAndClose = () => {
    checkIn.reset();
    close();
  };
  return (
    <Panel title={checkInTexts.panel}>
      <Stack gap="lg">
        <Stack gap="sm">
          <Button size="lg" isFullWidth onPress={() => open('checkin')}>
            {checkInTexts.title}
          </Button>
          <Text size="sm" tone="muted">
            {checkInTexts.description}
          </Text>
        </Stack>
        <Stack gap="xs">
          <Heading level={3} size="sm" tone="muted">
            {checkInTexts.recent}
          </Heading>
          <RowList
            as="ol"
            aria-label={checkInTexts.recent}
            density="compact"
            emptyText={checkInTexts.recentEmpty}
          >
            {checkIn.recent.map((result) => (
              <RecentResult key={result.id} {...result} />
            ))}
          </RowList>
        </Stack>
      </Stack>
      <Dialog
        isOpen={value === 'checkin'}
        onOpenChange={resetAndClose}
        title={checkInTexts.title}
        isInUrl
      >
        <CheckInForm {...checkIn} />
      </Dialog>
    </Panel>
  );
}
