import { PlanPageLayout } from '../../features/purchase/plans/PlanPageLayout.tsx';
import { TrainerPlans } from '../../features/purchase/plans/trainer/TrainerPlans.tsx';
import { instructorProfiles } from '../../features/trainers/profiles.ts';

const trainers = instructorProfiles.filter(({ kind }) => kind === 'pt');

export function PtPage() {
  return (
    <PlanPageLayout kind="pt" eyebrow="PERSONAL TRAINING" lead="담당 트레이너와 1:1로 운동합니다.">
      <TrainerPlans trainers={trainers} />
    </PlanPageLayout>
  );
}
