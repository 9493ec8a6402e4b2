import { PlanPageLayout } from '../../features/purchase/PlanPicker.tsx';
import { TrainerPlans } from '../../features/purchase/TrainerPlans.tsx';
import { instructorProfiles } from '../../features/trainers/profiles.ts';

const trainers = instructorProfiles.filter(({ kind }) => kind === 'pt');

export function PtPage() {
  return (
    <PlanPageLayout>
      <TrainerPlans trainers={trainers} />
    </PlanPageLayout>
  );
}
