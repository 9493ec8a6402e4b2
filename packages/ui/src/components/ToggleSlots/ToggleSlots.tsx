import { type KeyboardEvent, useId, useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
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

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

function moveFocus(event: KeyboardEvent) {
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')];
  const index = buttons.findIndex((button) => button === document.activeElement);
  buttons[index + step]?.focus();
}

/**
 * Selects any number of slots. Does not use react-aria's ToggleButtonGroup, which on a press first focuses the previously focused
 * slot (github.com/adobe/react-spectrum/issues/5457) and thereby scrolls the list.
 */
export function ToggleSlots({ label, slots, selected, onChange }: ToggleSlotsProps) {
  const id = useId();
  const [lastFocused, setLastFocused] = useState<string>();
  const enabled = slots.filter(({ isDisabled }) => !isDisabled);
  const tabStop = enabled.find(({ value }) => value === lastFocused) ?? enabled[0];
  const toggle = (toggled: string) =>
    onChange(
      slots
        .map(({ value }) => value)
        .filter((value) => selected.includes(value) !== (value === toggled)),
    );
  return (
    <div role="presentation" onKeyDown={moveFocus}>
      <span id={id} className={`${labelStyle} ${styles.label}`}>
        {label}
      </span>
      <div role="toolbar" aria-labelledby={id} className={styles.group}>
        {slots.map((slot, index) => {
          const reasonId = slot.reason === undefined ? undefined : `${id}-${index}`;
          return (
            <div key={slot.value} className={styles.cell}>
              <ToggleButton
                isSelected={selected.includes(slot.value)}
                isDisabled={slot.isDisabled}
                excludeFromTabOrder={slot !== tabStop}
                aria-describedby={reasonId}
                className={styles.slot}
                onChange={() => toggle(slot.value)}
                onFocus={() => setLastFocused(slot.value)}
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
      </div>
    </div>
  );
}
