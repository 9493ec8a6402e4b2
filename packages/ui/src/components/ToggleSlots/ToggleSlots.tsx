import { useId } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { label as labelStyle } from '../../internal/field.css.ts';
import { Icon } from '../../internal/Icon.tsx';
import * as styles from './ToggleSlots.css.ts';

/** One of the slots: a time of the day, say. */
export interface ToggleSlot {
  /** What stands for the slot in `selected`. */
  value: string;
  /** The visible label, and the whole of the accessible name. */
  label: string;
  isDisabled?: boolean;
  /** Why it cannot be chosen; shown under the label and read as the description. */
  reason?: string;
}

export interface ToggleSlotsProps {
  /** The visible label, and the group's accessible name. */
  label: string;
  slots: readonly ToggleSlot[];
  /** The values of the chosen slots. */
  selected: readonly string[];
  /** Called with all chosen values, in the order of `slots`. */
  onChange: (selected: string[]) => void;
}

/** Chooses any number of slots, for example hours of a day. */
export function ToggleSlots({ label, slots, selected, onChange }: ToggleSlotsProps) {
  const id = useId();
  const change = (keys: Set<unknown>) =>
    onChange(slots.map(({ value }) => value).filter((value) => keys.has(value)));
  return (
    <div>
      <span id={id} className={`${labelStyle} ${styles.label}`}>
        {label}
      </span>
      <ToggleButtonGroup
        aria-labelledby={id}
        className={styles.group}
        selectionMode="multiple"
        selectedKeys={selected}
        onSelectionChange={change}
      >
        {slots.map((slot, index) => {
          const reasonId = slot.reason === undefined ? undefined : `${id}-${index}`;
          return (
            <div key={slot.value} className={styles.cell}>
              <ToggleButton
                id={slot.value}
                isDisabled={slot.isDisabled}
                aria-describedby={reasonId}
                className={styles.slot}
              >
                <span className={styles.mark}>
                  <Icon name="check" />
                </span>
                {slot.label}
              </ToggleButton>
              {slot.reason !== undefined && (
                <span id={reasonId} className={styles.reason}>
                  {slot.reason}
                </span>
              )}
            </div>
          );
        })}
      </ToggleButtonGroup>
    </div>
  );
}
