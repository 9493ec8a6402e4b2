import { Stack } from '@fitness/ui/layout/Stack';
import { DisplaySettings } from '../../features/settings/DisplaySettings.tsx';
import { settingsTexts } from '../../features/settings/texts.ts';
import { StandardPage } from '../../lib/StandardPage.tsx';

/** How the site looks on this device. */
export function SettingsPage() {
  return (
    <StandardPage lead={settingsTexts.lead}>
      <Stack maxWidth="reading">
        <DisplaySettings />
      </Stack>
    </StandardPage>
  );
}
