import { Badge } from '@fitness/ui/Badge';
import { DescriptionList } from '@fitness/ui/DescriptionList';
import { Heading } from '@fitness/ui/Heading';
import { Text } from '@fitness/ui/Text';
import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { directions } from '../../config/directions.ts';

const subway = directions.subway.map(({ line, station, directions }) => ({
  term: `${line} ${station}`,
  description: (
    <Text as="span" color="muted">
      {directions}
    </Text>
  ),
}));

const buses = directions.buses.map(({ kind, stop, numbers }) => ({
  term: kind,
  description: (
    <Stack gap="xs">
      <Text color="muted">{`${stop} 정류장`}</Text>
      <Inline as="ul" gap="xs">
        {numbers.map((number) => (
          <li key={number}>
            <Badge>{number}</Badge>
          </li>
        ))}
      </Inline>
    </Stack>
  ),
}));

export function Transport() {
  return (
    <>
      <Stack as="section" gap="sm">
        <Heading level={2}>지하철</Heading>
        <DescriptionList items={subway} />
      </Stack>
      <Stack as="section" gap="sm">
        <Heading level={2}>버스</Heading>
        <DescriptionList items={buses} />
      </Stack>
    </>
  );
}
