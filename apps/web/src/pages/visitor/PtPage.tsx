import { PlanPageLayout } from '../../features/purchase/plans/PlanPageLayout.tsx';
import { TrainerPlans } from '../../features/purchase/plans/trainer/TrainerPlans.tsx';
import { instructorProfiles } from '../../features/trainers/profiles.ts';

const trainers = instructorProfiles.filter(({ kind }) => kind === 'pt');

export function PtPage() {
  return (
    <PlanPageLayout>
      <TrainerPlans trainers={trainers} />
    </PlanPageLayout>
  );
}
