import { Page } from '@fitness/ui/layout/Page';
import { PtPilates } from '../../features/landing/PtPilates.tsx';

export function PtPilatesPage() {
  return (
    <Page width="full">
      <PtPilates />
    </Page>
  );
}
