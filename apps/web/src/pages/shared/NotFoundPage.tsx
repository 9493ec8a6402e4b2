import { Page } from '@fitness/ui/layout/Page';
import { EmptyState } from '@fitness/ui/EmptyState';
import { LinkButton } from '@fitness/ui/LinkButton';
import { paths } from '../../shared/paths.ts';

export function NotFoundPage() {
  return (
    <Page>
      <EmptyState
        level={1}
        title="페이지를 찾을 수 없습니다."
        description="주소가 바뀌었거나 없는 페이지입니다. 주소를 다시 확인해주세요."
        action={<LinkButton href={paths.home}>홈으로 가기</LinkButton>}
      />
    </Page>
  );
}
