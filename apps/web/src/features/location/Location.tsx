import { DescriptionList } from '@fitness/ui/DescriptionList';
import { Heading } from '@fitness/ui/Heading';
import { Link } from '@fitness/ui/Link';
import { Text } from '@fitness/ui/Text';
import { Inline } from '@fitness/ui/layout/Inline';
import { Split } from '@fitness/ui/layout/Split';
import { Stack } from '@fitness/ui/layout/Stack';
import { directions } from '../../config/directions.ts';
import { openingHoursText } from '../../config/opening-hours.ts';
import { studio } from '../../config/studio.ts';
import { studioPhone } from '../../lib/StudioPhone.tsx';
import { StudioMap } from './StudioMap.tsx';
import { locationTexts as texts } from './texts.ts';

const query = encodeURIComponent(studio.address);
const mapApps = [
  { name: '카카오맵', href: `https://map.kakao.com/link/search/${query}` },
  { name: '네이버 지도', href: `https://map.naver.com/p/search/${query}` },
  { name: '구글 지도', href: `https://www.google.com/maps/search/?api=1&query=${query}` },
];

const contact = [
  { term: texts.phone, description: <Link href={studioPhone.href}>{studioPhone.number}</Link> },
  { term: texts.hours, description: openingHoursText },
];

const transport = [
  {
    title: '지하철',
    items: directions.subway.map(({ line, station, directions: way }) => ({
      term: `${line} ${station}`,
      description: way,
    })),
  },
  {
    title: '버스',
    items: directions.buses.map(({ kind, stop, numbers }) => ({
      term: kind,
      description: `${stop} 정류장: ${numbers.join(', ')}`,
    })),
  },
];

/** The map, address and directions; only the map depends on the maps SDK (docs/product.md#map). */
export function Location() {
  return (
    <Split columns="7:5" gap={{ phone: 'xl', desktop: 'xxl' }} sticky="start">
      <StudioMap />
      <Stack gap="xl">
        <Stack as="section" gap="sm">
          <Heading level={2}>{texts.address}</Heading>
          <Text as="address" size="heading" weight="heavy" wrap="balance">
            {studio.address}
          </Text>
          <Inline as="ul" gap="md" rowGap="none" aria-label="지도 앱에서 보기">
            {mapApps.map(({ name, href }) => (
              <li key={name}>
                <Link href={href} isExternal>
                  {name}
                </Link>
              </li>
            ))}
          </Inline>
          <DescriptionList items={contact} />
        </Stack>
        {transport.map(({ title, items }) => (
          <Stack key={title} as="section" gap="sm">
            <Heading level={2}>{title}</Heading>
            <DescriptionList items={items} />
          </Stack>
        ))}
      </Stack>
    </Split>
  );
}
