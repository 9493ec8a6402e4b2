import { Badge } from '@fitness/ui/Badge';
import { Heading } from '@fitness/ui/Heading';
import { Stack } from '@fitness/ui/layout/Stack';
import { Row, RowList } from '@fitness/ui/RowList';
import { Text } from '@fitness/ui/Text';
import { lastDigits } from './mask.ts';
import { checkInTexts } from './texts.ts';
import type { CheckInResult } from './use-check-in.ts';

/** The check-ins since the page was opened, newest first. */
export function RecentResults({ results }: { results: readonly CheckInResult[] }) {
  return (
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
        {results.map(({ id, outcome, name, phone, time }) => (
          <Row
            key={id}
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
        ))}
      </RowList>
    </Stack>
  );
}
