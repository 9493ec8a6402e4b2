import { Cover } from '@fitness/ui/Cover';
import { Divider } from '@fitness/ui/Divider';
import { Heading } from '@fitness/ui/Heading';
import { LinkButton } from '@fitness/ui/LinkButton';
import { Text } from '@fitness/ui/Text';
import { Stack } from '@fitness/ui/layout/Stack';
import { Tiles } from '@fitness/ui/layout/Tiles';
import { Page } from '@fitness/ui/layout/Page';
import { joinMembership } from '../../shared/brand/join-membership.ts';
import { posterPictures } from '../../shared/brand/pictures.ts';
import { paths } from '../../shared/paths.ts';
import { offers } from './offers.ts';
import { ptPilatesTexts } from './pt-pilates-texts.ts';

/** The promotional page of personal training and pilates (docs/product.md#routes). */
export function PtPilates() {
  return (
    <>
      <Cover
        {...posterPictures('duo')}
        isFirst
        title={ptPilatesTexts.title}
        level={1}
        headline={['BUILD IT.', 'ALIGN IT.']}
        lang="en"
        action={<LinkButton href={paths.membership}>{joinMembership}</LinkButton>}
      />
      <Page>
        <Tiles columns={{ phone: 1, tablet: 2 }} gap="xxl">
          {offers.map(({ title, price, text }) => (
            <Stack key={title} as="section" gap="lg">
              <Divider variant="accent" />
              <Stack gap="sm">
                <Heading level={2} size="title">
                  {title}
                </Heading>
                <Text size="xl" weight="bold">
                  {price}
                </Text>
                <Text size="lg" color="muted" maxWidth="reading">
                  {text}
                </Text>
              </Stack>
            </Stack>
          ))}
        </Tiles>
      </Page>
    </>
  );
}
