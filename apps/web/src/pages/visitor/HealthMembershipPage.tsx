import { healthPlans } from '@fitness/api-contract/catalogue';
import { PlanPageLayout, PlanPicker } from '../../features/purchase/PlanPicker.tsx';

export function HealthMembershipPage() {
  return (
    <PlanPageLayout>
      <PlanPicker label="헬스 회원권 선택" plans={healthPlans} />
    </PlanPageLayout>
  );
}
