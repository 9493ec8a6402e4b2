import { Badge } from '@fitness/ui/Badge';
import { DescriptionList } from '@fitness/ui/DescriptionList';
import { Heading } from '@fitness/ui/Heading';
import { LinkButton } from '@fitness/ui/LinkButton';
import { Panel } from '@fitness/ui/Panel';
import { Text } from '@fitness/ui/Text';
import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';

/** What a server component renders without sending scripts. */
export function Introduction() {
  return (
    <Stack gap="md">
      <Heading level={1}>동네 도서관</Heading>
      <Text color="muted">읽고 싶은 책을 빌려 보세요.</Text>
      <Inline gap="sm">
        <Badge tone="success">오늘 운영</Badge>
        <LinkButton href="#register">회원 등록</LinkButton>
      </Inline>
      <Panel title="이용 안내">
        <DescriptionList items={[{ term: '운영 시간', description: '09:00–18:00' }]} />
      </Panel>
    </Stack>
  );
}
