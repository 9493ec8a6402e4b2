import { Select } from '@fitness/ui/Select';
import { Switch } from '@fitness/ui/Switch';
import { TextField } from '@fitness/ui/TextField';
import { type FormEvent, memo } from 'react';
import type { ListAddress } from './address.ts';
import type { Kind, PassFilter } from './filter.ts';
import { kindLabels, passLabels, userTexts } from './texts.ts';
import * as styles from './UserList.css.ts';

type FiltersProps = Pick<ListAddress, 'kind' | 'pass' | 'isGrouped'> & {
  onChange: (part: Partial<ListAddress>) => void;
};

export interface ListControlsProps extends FiltersProps {
  /** What is in the search field. */
  typed: string;
  onType: (typed: string) => void;
}

const optionsOf = <Value extends string>(labels: Record<Value, string>) =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));

const kinds = optionsOf<Kind>(kindLabels);
const passes = optionsOf<PassFilter>(passLabels);

const stay = (event: FormEvent) => event.preventDefault();

/** Left alone while only the search field changes. */
const Filters = memo(({ kind, pass, isGrouped, onChange }: FiltersProps) => (
  <>
    <Select
      label={userTexts.kind}
      value={kind}
      options={kinds}
      onChange={(chosen) => onChange({ kind: chosen })}
    />
    <Select
      label={userTexts.pass}
      value={pass}
      options={passes}
      onChange={(chosen) => onChange({ pass: chosen })}
    />
    <div className={styles.grouped}>
      <Switch
        label={userTexts.grouped}
        isSelected={isGrouped}
        onChange={(isOn) => onChange({ isGrouped: isOn })}
      />
    </div>
  </>
));

function Controls({ typed, onType, ...filters }: ListControlsProps) {
  return (
    <form role="search" className={styles.controls} onSubmit={stay}>
      <div className={styles.search}>
        <TextField
          label={userTexts.search}
          type="search"
          placeholder={userTexts.placeholder}
          value={typed}
          onChange={onType}
          autoComplete="off"
        />
      </div>
      <Filters {...filters} />
    </form>
  );
}

/** What decides which rows are shown, and how; left alone while pages are turned. */
export const ListControls = memo(Controls);
