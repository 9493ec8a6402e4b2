import { FilterBar, FilterField } from '@fitness/ui/FilterBar';
import { Show } from '@fitness/ui/layout/Show';
import { Select } from '@fitness/ui/Select';
import { Switch } from '@fitness/ui/Switch';
import { TextField } from '@fitness/ui/TextField';
import { memo } from 'react';
import { optionsOf } from '../../shared/list/options.ts';
import type { Filters } from './search-params.ts';
import { passLabels, roleFilterLabels, userTexts } from './texts.ts';

export interface ListControlsProps extends Omit<Filters, 'q'> {
  /** The text in the search field. */
  typed: string;
  onType: (typed: string) => void;
  onChange: (changed: Partial<Filters>) => void;
}

const roleOptions = optionsOf(roleFilterLabels);
const passOptions = optionsOf(passLabels);

function Controls({ typed, onType, role, filter, grouped, onChange }: ListControlsProps) {
  return (
    <Show on="screen">
      <FilterBar
        search={
          <TextField
            label={userTexts.search}
            type="search"
            placeholder={userTexts.placeholder}
            value={typed}
            onChange={onType}
            autoComplete="off"
          />
        }
        actions={
          <Switch
            label={userTexts.grouped}
            isSelected={grouped}
            onChange={(isOn) => onChange({ grouped: isOn })}
          />
        }
      >
        <FilterField>
          <Select
            label={userTexts.kind}
            value={role}
            options={roleOptions}
            onChange={(chosen) => onChange({ role: chosen })}
          />
        </FilterField>
        <FilterField width="md">
          <Select
            label={userTexts.pass}
            value={filter}
            options={passOptions}
            onChange={(chosen) => onChange({ filter: chosen })}
          />
        </FilterField>
      </FilterBar>
    </Show>
  );
}

/** The search field and the filters of the list; not rendered again while pages are turned. */
export const ListControls = memo(Controls);
