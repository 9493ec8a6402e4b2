import { useId } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { label as labelStyle } from '../../internal/field/field.css.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './ToggleSlots.css.ts';

/** A slot, for example a time of the day. */
export interface ToggleSlot {
  value: string;
  label: string;
  isDisabled?: boolean;
  /** Why it is disabled; the accessible description. */
  reason?: string;
}

/** The props of ToggleSlots. */
export interface ToggleSlotsProps {
  label: string;
  slots: readonly ToggleSlot[];
  /** The values of the selected slots. */
  selected: readonly string[];
  /** Called with all selected values, in the order of `slots`. */
  onChange: (selected: string[]) => void;
}

/** Selects any number of slots. */
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
