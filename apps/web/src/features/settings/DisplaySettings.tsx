import { Notice } from '@fitness/ui/Notice';
import { Panel } from '@fitness/ui/Panel';
import { Switch } from '@fitness/ui/Switch';
import { media } from '@fitness/ui/theme';
import { useState } from 'react';
import { useMediaQuery } from '../../shared/browser/use-media-query.ts';
import { type Preference, setPreference } from '../../shared/preferences/preferences.ts';
import { settingsTexts } from './texts.ts';
import { usePreference } from './use-preference.ts';

/** The size of the text, and motion. */
export function DisplaySettings() {
  const [isStored, setIsStored] = useState(true);
  const isReducedByDevice = useMediaQuery(media.reducedMotion);
  const isLarge = usePreference('largeText');
  const isReduced = usePreference('reducedMotion');
  const change = (preference: Preference) => (isChosen: boolean) =>
    setIsStored(setPreference(preference, isChosen));
  return (
    <Panel title={settingsTexts.display}>
      <Switch
        label={settingsTexts.largeText}
        hint={settingsTexts.largeTextHint}
        isSelected={isLarge}
        onChange={change('largeText')}
      />
      <Switch
        label={settingsTexts.reducedMotion}
        hint={settingsTexts.reducedMotionHint}
        isSelected={isReduced || isReducedByDevice}
        disabledReason={isReducedByDevice ? settingsTexts.reducedByDevice : undefined}
        onChange={change('reducedMotion')}
      />
      {!isStored && (
        <Notice tone="warning" role="alert">
          {settingsTexts.notStored}
        </Notice>
      )}
    </Panel>
  );
}
