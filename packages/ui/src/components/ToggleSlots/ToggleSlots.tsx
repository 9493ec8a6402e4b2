import { type KeyboardEvent, useId, useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { label as labelStyle } from '../../internal/field/field.css.ts';
import { visuallyHidden } from '../../internal/visually-hidden.css.ts';
import { isItemDisabled, type Item } from '../../internal/item.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './ToggleSlots.css.ts';

/** The props of ToggleSlots. */
export interface ToggleSlotsProps {
  label: string;
  items: readonly Item[];
  /** The ids of the selected slots. */
  value: readonly string[];
  /** Called with the ids of all selected slots, in the order of `items`. */
  onChange: (value: string[]) => void;
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
export function ToggleSlots({ label, items, value, onChange }: ToggleSlotsProps) {
  const id = useId();
  const [lastFocused, setLastFocused] = useState<string>();
  const enabled = items.filter((item) => !isItemDisabled(item));
  const tabStop = enabled.find(({ id }) => id === lastFocused) ?? enabled[0];
  const toggle = (toggled: string) =>
    onChange(
      items
        .map((slot) => slot.id)
        .filter((slotId) => value.includes(slotId) !== (slotId === toggled)),
    );
  return (
    <div role="presentation" onKeyDown={moveFocus}>
      <span id={id} className={`${labelStyle} ${styles.label}`}>
        {label}
      </span>
      <div role="toolbar" aria-labelledby={id} className={styles.group}>
        {items.map((slot, index) => {
          const reasonId = slot.disabledReason === undefined ? undefined : `${id}-${index}`;
          return (
            <div key={slot.id} className={styles.cell}>
              <ToggleButton
                isSelected={value.includes(slot.id)}
                isDisabled={isItemDisabled(slot)}
                excludeFromTabOrder={slot !== tabStop}
                aria-describedby={reasonId}
                className={styles.slot}
                onChange={() => toggle(slot.id)}
                onFocus={() => setLastFocused(slot.id)}
              >
                <span className={styles.mark}>
                  <Icon name="check" />
                </span>
                {slot.label}
                {slot.disabledReason !== undefined && (
                  <span className={styles.reason} aria-hidden="true">
                    {slot.disabledReason}
                  </span>
                )}
              </ToggleButton>
              {/* Outside the button, so that the accessible name is still the label. */}
              {slot.disabledReason !== undefined && (
                <span id={reasonId} className={visuallyHidden}>
                  {slot.disabledReason}
                </span>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
