import { EmptyState } from '@fitness/ui/EmptyState';
import { LinkButton } from '@fitness/ui/LinkButton';
import { paths } from '../../shared/paths.ts';
import { PageHeading } from '../../shared/PageHeading.tsx';

/** An honest word on a page that is not built yet. */
export const PreparingPage = () => (
  <>
    <PageHeading>준비 중</PageHeading>
    <EmptyState title="준비 중인 페이지입니다." action={<LinkButton href={paths.home}>홈으로 가기</LinkButton>} />
  </>
);
