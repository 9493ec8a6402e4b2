import { Divider } from '@fitness/ui/Divider';
import { Fill, Inline } from '@fitness/ui/layout/Inline';
import { Page } from '@fitness/ui/layout/Page';
import { Stack } from '@fitness/ui/layout/Stack';
import { Heading } from '@fitness/ui/Heading';
import { LinkButton } from '@fitness/ui/LinkButton';
import { Text } from '@fitness/ui/Text';
import { paths } from '../../shared/paths.ts';
import { firstVisitTexts } from './proof-texts.ts';

/** The invitation to a first visit with the 1-day pass. */
export function FirstVisit() {
  return (
    <Page>
      <Stack gap="lg">
        <Divider variant="accent" />
        <Inline gap="lg" justify="between">
          <Fill minimum="md">
            <Stack gap="xs">
              <Heading level={2} size="title">
                {firstVisitTexts.heading}
              </Heading>
              <Text size="lg" color="muted">
                {firstVisitTexts.text}
              </Text>
            </Stack>
          </Fill>
          <LinkButton href={paths.membership} variant="secondary">
            {firstVisitTexts.link}
          </LinkButton>
        </Inline>
      </Stack>
    </Page>
  );
}
