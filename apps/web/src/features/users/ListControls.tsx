import { Select } from '@fitness/ui/Select';
import { Switch } from '@fitness/ui/Switch';
import { TextField } from '@fitness/ui/TextField';
import { type FormEvent, memo } from 'react';
import type { Filters } from './search-params.ts';
import { passLabels, roleFilterLabels, userTexts } from './texts.ts';
import * as styles from './UserList.css.ts';

type ChoicesProps = Omit<Filters, 'q'> & { onChange: (changed: Partial<Filters>) => void };

export interface ListControlsProps extends ChoicesProps {
  /** The text in the search field. */
  typed: string;
  onType: (typed: string) => void;
}

const optionsOf = <Value extends string>(labels: Record<Value, string>) =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));

const roleOptions = optionsOf(roleFilterLabels);
const passOptions = optionsOf(passLabels);

const preventSubmit = (event: FormEvent) => event.preventDefault();

/** Not rendered again while only the search field changes. */
const Choices = memo(({ role, filter, grouped, onChange }: ChoicesProps) => (
  <>
    <Select
      label={userTexts.kind}
      value={role}
      options={roleOptions}
      onChange={(chosen) => onChange({ role: chosen })}
    />
    <Select
      label={userTexts.pass}
      value={filter}
      options={passOptions}
      onChange={(chosen) => onChange({ filter: chosen })}
    />
    <div className={styles.grouped}>
      <Switch
        label={userTexts.grouped}
        isSelected={grouped}
        onChange={(isOn) => onChange({ grouped: isOn })}
      />
    </div>
  </>
));

function Controls({ typed, onType, ...choices }: ListControlsProps) {
  return (
    <form role="search" className={styles.controls} onSubmit={preventSubmit}>
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
      <Choices {...choices} />
    </form>
  );
}

/** The search field and the filters of the list; not rendered again while pages are turned. */
export const ListControls = memo(Controls);
