import { Panel } from '@fitness/ui/Panel';
import { Switch } from '@fitness/ui/Switch';
import { useState, useSyncExternalStore } from 'react';
import {
  hasPreference,
  type Preference,
  setPreference,
} from '../../shared/preferences/preferences.ts';
import { settingsTexts } from './texts.ts';

const subscribe = () => () => undefined;

/** Whether a preference is chosen; false in the prerendered page. Only this page changes it, and renders again then. */
function usePreference(preference: Preference) {
  return useSyncExternalStore(
    subscribe,
    () => hasPreference(preference),
    () => false,
  );
}

/** The size of the text, and motion. */
export function DisplaySettings() {
  const [, renderAgain] = useState(0);
  const isLarge = usePreference('largeText');
  const isReduced = usePreference('reducedMotion');
  const choose = (preference: Preference) => (isChosen: boolean) => {
    setPreference(preference, isChosen);
    renderAgain((before) => before + 1);
  };
  return (
    <Panel title={settingsTexts.display}>
      <Switch
        label={settingsTexts.largeText}
        hint={settingsTexts.largeTextHint}
        isSelected={isLarge}
        onChange={choose('largeText')}
      />
      <Switch
        label={settingsTexts.reducedMotion}
        hint={settingsTexts.reducedMotionHint}
        isSelected={isReduced}
        onChange={choose('reducedMotion')}
      />
    </Panel>
  );
}
