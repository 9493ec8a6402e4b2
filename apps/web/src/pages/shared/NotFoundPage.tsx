import { PageHeading } from '@fitness/ui/PageHeading';
import { Page } from '@fitness/ui/layout/Page';
import { EmptyState } from '@fitness/ui/EmptyState';
import { LinkButton } from '@fitness/ui/LinkButton';
import { paths } from '../../shared/paths.ts';

export function NotFoundPage() {
  return (
    <Page>
      <PageHeading>페이지를 찾을 수 없습니다.</PageHeading>
      <EmptyState
        title="주소가 바뀌었거나 없는 페이지입니다."
        description="주소를 다시 확인하거나 홈에서 찾아보세요."
        action={<LinkButton href={paths.home}>홈으로 가기</LinkButton>}
      />
    </Page>
  );
}
