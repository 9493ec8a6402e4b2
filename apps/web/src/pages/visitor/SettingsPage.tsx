import { Split } from '@fitness/ui/layout/Split';
import { KeptPayments } from '../../features/purchase/KeptPayments.tsx';
import { DisplaySettings } from '../../features/settings/DisplaySettings.tsx';
import { KeptInformation } from '../../features/settings/KeptInformation.tsx';
import { settingsTexts } from '../../features/settings/texts.ts';
import { StandardPage } from '../../shared/layout/StandardPage.tsx';

/** How the site looks on this device, and what the device keeps. */
export function SettingsPage() {
  return (
    <StandardPage lead={settingsTexts.lead}>
      <Split>
        <DisplaySettings />
        <KeptInformation>{(userId) => <KeptPayments userId={userId} />}</KeptInformation>
      </Split>
    </StandardPage>
  );
}
