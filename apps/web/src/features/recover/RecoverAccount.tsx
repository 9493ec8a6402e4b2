import { DescriptionList } from '@fitness/ui/DescriptionList';
import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { Link } from '@fitness/ui/Link';
import { LinkButton } from '@fitness/ui/LinkButton';
import { Panel } from '@fitness/ui/Panel';
import { openingHoursText } from '../../config/opening-hours.ts';
import { studio } from '../../config/studio.ts';
import { studioPhone } from '../../shared/brand/StudioPhone.tsx';
import { pages } from '../../shared/pages.ts';
import { paths } from '../../shared/paths.ts';
import { recoverTexts } from './texts.ts';

const facts = [
  {
    term: recoverTexts.phone,
    description: (
      <Link href={studioPhone.href} isInline>
        {studioPhone.number}
      </Link>
    ),
  },
  { term: recoverTexts.hours, description: openingHoursText },
  { term: recoverTexts.prepare, description: recoverTexts.prepareText },
  {
    term: recoverTexts.address,
    description: (
      <Stack align="start">
        <span>{studio.address}</span>
        <Link href={paths.map}>{pages.map.title}</Link>
      </Stack>
    ),
  },
];

/** Where the desk helps who cannot sign in. */
export function RecoverAccount() {
  return (
    <Panel title={recoverTexts.desk}>
      <DescriptionList items={facts} />
      <Inline gap="md" rowGap="xs">
        <LinkButton href={studioPhone.href}>{recoverTexts.call}</LinkButton>
        <Link href={paths.signIn}>{recoverTexts.signIn}</Link>
      </Inline>
    </Panel>
  );
}
