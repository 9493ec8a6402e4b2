import { Button } from '@fitness/ui/Button';
import { DescriptionList } from '@fitness/ui/DescriptionList';
import { Heading } from '@fitness/ui/Heading';
import { Link } from '@fitness/ui/Link';
import { Text } from '@fitness/ui/Text';
import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { useState } from 'react';
import { openingHoursText } from '../../config/opening-hours.ts';
import { studio } from '../../config/studio.ts';
import { studioPhone } from '../../shared/brand/StudioPhone.tsx';
import { copyText } from '../../shared/browser/copy-text.ts';
import { locationTexts } from './texts.ts';

const query = encodeURIComponent(studio.address);
const mapApps = [
  { name: '카카오맵', href: `https://map.kakao.com/link/search/${query}` },
  { name: '네이버 지도', href: `https://map.naver.com/p/search/${query}` },
  { name: '구글 지도', href: `https://www.google.com/maps/search/?api=1&query=${query}` },
];

const contact = [
  {
    term: locationTexts.phone,
    description: <Link href={studioPhone.href}>{studioPhone.number}</Link>,
  },
  { term: locationTexts.hours, description: openingHoursText },
];

const copyTones = { copied: 'success', notCopied: 'danger' } as const;

export function Address() {
  const [copyResult, setCopyResult] = useState<keyof typeof copyTones>();
  const copy = async () => setCopyResult((await copyText(studio.address)) ? 'copied' : 'notCopied');
  return (
    <Stack as="section" gap="sm">
      <Stack gap="md">
        <Stack gap="xxs">
          <Heading level={2}>{locationTexts.address}</Heading>
          <Text as="address" size="heading" weight="heavy" wrap="balance">
            {studio.address}
          </Text>
        </Stack>
        <Stack gap="xs">
          <Inline gap="sm">
            <Button variant="secondary" size="sm" onPress={() => void copy()}>
              {locationTexts.copy}
            </Button>
            <Text role="status" size="sm" color={copyResult && copyTones[copyResult]}>
              {copyResult && locationTexts[copyResult]}
            </Text>
          </Inline>
          <Inline as="ul" gap="md" rowGap="none" aria-label="지도 앱에서 보기">
            {mapApps.map(({ name, href }) => (
              <li key={name}>
                <Link href={href} isExternal>
                  {name}
                </Link>
              </li>
            ))}
          </Inline>
        </Stack>
      </Stack>
      <DescriptionList items={contact} />
    </Stack>
  );
}
