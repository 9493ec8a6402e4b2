import { healthPlans } from '@fitness/api-contract/catalogue';
import { PlanPageLayout } from '../../features/purchase/plans/PlanPageLayout.tsx';
import { PlanPicker } from '../../features/purchase/plans/PlanPicker.tsx';

export function HealthMembershipPage() {
  return (
    <PlanPageLayout>
      <PlanPicker label="헬스 회원권 선택" plans={healthPlans} />
    </PlanPageLayout>
  );
}
