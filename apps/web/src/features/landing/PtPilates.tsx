import { LinkButton } from '@fitness/ui/LinkButton';
import { joinMembership } from '../../shared/join-membership.ts';
import { PageHeading } from '../../shared/PageHeading.tsx';
import { paths } from '../../shared/paths.ts';

/** What personal training and pilates are here, and the link to the plans. */
export const PtPilates = () => (
  <>
    <PageHeading lead="혼자 집중하는 1:1 PT, 함께 중심을 찾는 그룹 필라테스.">PT/필라테스</PageHeading>
    <LinkButton href={paths.membership}>{joinMembership}</LinkButton>
  </>
);
