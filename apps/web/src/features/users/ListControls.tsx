import { Select } from '@fitness/ui/Select';
import { Switch } from '@fitness/ui/Switch';
import { TextField } from '@fitness/ui/TextField';
import type { FormEvent } from 'react';
import type { ListAddress } from './address.ts';
import type { Kind, PassFilter } from './filter.ts';
import { kindLabels, passLabels, userTexts } from './texts.ts';
import * as styles from './UserList.css.ts';

export interface ListControlsProps {
  /** What is in the search field. */
  typed: string;
  onType: (typed: string) => void;
  address: ListAddress;
  onChange: (part: Partial<ListAddress>) => void;
}

const optionsOf = <Value extends string>(labels: Record<Value, string>) =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));

const kinds = optionsOf<Kind>(kindLabels);
const passes = optionsOf<PassFilter>(passLabels);

const stay = (event: FormEvent) => event.preventDefault();

/** What decides which rows are shown, and how. */
export const ListControls = ({ typed, onType, address, onChange }: ListControlsProps) => (
  <form role="search" className={styles.controls} onSubmit={stay}>
    <div className={styles.search}>
      <TextField label={userTexts.search} type="search" placeholder={userTexts.placeholder} value={typed} onChange={onType} autoComplete="off" />
    </div>
    <Select label={userTexts.kind} value={address.kind} options={kinds} onChange={(kind) => onChange({ kind })} />
    <Select label={userTexts.pass} value={address.pass} options={passes} onChange={(pass) => onChange({ pass })} />
    <div className={styles.grouped}>
      <Switch label={userTexts.grouped} isSelected={address.isGrouped} onChange={(isGrouped) => onChange({ isGrouped })} />
    </div>
  </form>
);
