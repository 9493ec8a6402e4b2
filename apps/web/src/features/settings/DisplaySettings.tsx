import { Panel } from '@fitness/ui/Panel';
import { Switch } from '@fitness/ui/Switch';
import { useState, useSyncExternalStore } from 'react';
import { hasPreference, type Preference, setPreference } from '../../lib/preferences.ts';
import { settingsTexts } from './texts.ts';

const subscribe = () => () => undefined;

function PreferenceSwitch({ preference }: { preference: Preference }) {
  // Only this switch changes the preference; in the prerendered page it is off.
  const [, renderAgain] = useState(0);
  const isChosen = useSyncExternalStore(
    subscribe,
    () => hasPreference(preference),
    () => false,
  );
  return (
    <Switch
      label={settingsTexts[preference]}
      hint={settingsTexts[`${preference}Hint`]}
      isSelected={isChosen}
      onChange={(isOn) => {
        setPreference(preference, isOn);
        renderAgain((before) => before + 1);
      }}
    />
  );
}

/** The size of the text, and motion. */
export function DisplaySettings() {
  return (
    <Panel title={settingsTexts.display}>
      <PreferenceSwitch preference="largeText" />
      <PreferenceSwitch preference="reducedMotion" />
    </Panel>
  );
}
