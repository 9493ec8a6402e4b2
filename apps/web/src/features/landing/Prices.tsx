import { Divider } from '@fitness/ui/Divider';
import { Stack } from '@fitness/ui/layout/Stack';
import { Tiles } from '@fitness/ui/layout/Tiles';
import { Link } from '@fitness/ui/Link';
import { Text } from '@fitness/ui/Text';
import { ProofSection } from '../../shared/layout/ProofSection.tsx';
import { prices } from './prices.ts';
import { priceTexts } from './proof-texts.ts';

/** The lowest price of each kind of plan, each with a link to its plans. */
export function Prices() {
  return (
    <ProofSection eyebrow={priceTexts.eyebrow} heading={priceTexts.heading}>
      <Tiles as="ul" columns={{ phone: 2, desktop: 4 }} gap={{ phone: 'md', desktop: 'lg' }}>
        {prices.map(({ title, href, amount, isLowest, note }) => (
          <Stack key={title} as="li" gap="xs">
            <Divider />
            <Stack align="start">
              <Link href={href}>{title}</Link>
              <Text size="heading" weight="heavy">
                <span>{amount}</span>
                {isLowest && (
                  <Text as="span" size="md" weight="medium">
                    {priceTexts.from}
                  </Text>
                )}
              </Text>
              <Text size="sm" color="muted">
                {note}
              </Text>
            </Stack>
          </Stack>
        ))}
      </Tiles>
    </ProofSection>
  );
}
