import { Notice } from '@fitness/ui/Notice';
import { Panel } from '@fitness/ui/Panel';
import { Switch } from '@fitness/ui/Switch';
import { media } from '@fitness/ui/theme';
import { useState, useSyncExternalStore } from 'react';
import { useMediaQuery } from '../../shared/browser/use-media-query.ts';
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
  const [change, setChange] = useState({ isStored: true });
  const isReducedByDevice = useMediaQuery(media.reducedMotion);
  const isLarge = usePreference('largeText');
  const isReduced = usePreference('reducedMotion');
  const choose = (preference: Preference) => (isChosen: boolean) =>
    setChange({ isStored: setPreference(preference, isChosen) });
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
        isSelected={isReduced || isReducedByDevice}
        disabledReason={isReducedByDevice ? settingsTexts.reducedByDevice : undefined}
        onChange={choose('reducedMotion')}
      />
      {!change.isStored && (
        <Notice tone="warning" role="alert">
          {settingsTexts.notStored}
        </Notice>
      )}
    </Panel>
  );
}
