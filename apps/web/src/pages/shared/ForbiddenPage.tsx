import { Page } from '@fitness/ui/layout/Page';
import { EmptyState } from '@fitness/ui/EmptyState';
import { LinkButton } from '@fitness/ui/LinkButton';
import { paths } from '../../shared/paths.ts';
import { texts } from '../../shared/texts.ts';

/** Replaces a page that the user's role may not open. */
export function ForbiddenPage() {
  return (
    <Page>
      <EmptyState
        level={1}
        title={texts.forbidden}
        description="이 계정으로는 볼 수 없는 페이지입니다. 다른 계정으로 로그인해주세요."
        action={<LinkButton href={paths.home}>홈으로 가기</LinkButton>}
      />
    </Page>
  );
}
