import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import {
  FieldLayout,
  type FieldProps,
  useField,
  type ValueProps,
} from '../../internal/field/Field.tsx';
import { field } from '../../internal/field/field.css.ts';
import { useSelection } from '../../internal/field/use-selection.ts';
import { visuallyHidden } from '../../internal/visually-hidden.css.ts';
import { isItemDisabled, type Item } from '../../internal/item.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './ToggleSlots.css.ts';

/** The props of ToggleSlots; the value is the ids of the selected slots, in the order of `items`. */
export interface ToggleSlotsProps<Id extends string | number = string>
  extends FieldProps, ValueProps<readonly Id[], Id[]> {
  items: readonly Item<Id>[];
  /** `sm` is for labels of one or two letters. */
  size?: styles.SlotSize;
}

const alongRow: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
const acrossRows: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** The nearest button of the nearest row above (-1) or below (1), as the rows are wrapped. */
function inOtherRow(from: HTMLElement, buttons: readonly HTMLElement[], step: number) {
  const { top, left } = from.getBoundingClientRect();
  const [next] = buttons
    .map((button) => {
      const rect = button.getBoundingClientRect();
      return { button, down: (rect.top - top) * step, aside: Math.abs(rect.left - left) };
    })
    .filter(({ down }) => down > 0)
    .toSorted((one, other) => one.down - other.down || one.aside - other.aside);
  return next?.button;
}

function moveFocus(event: KeyboardEvent) {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')];
  const index = buttons.findIndex((button) => button === document.activeElement);
  const focused = buttons[index];
  const toRight = alongRow[event.key];
  const toRow = acrossRows[event.key];
  if (focused === undefined || (toRight === undefined && toRow === undefined)) return;
  event.preventDefault();
  if (toRow !== undefined) {
    inOtherRow(focused, buttons, toRow)?.focus();
    return;
  }
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
  buttons[index + (isRightToLeft ? -toRight! : toRight!)]?.focus();
}

/**
 * Selects any number of slots. Does not use react-aria's ToggleButtonGroup, which on a press first focuses the previously focused
 * slot (github.com/adobe/react-spectrum/issues/5457) and thereby scrolls the list.
 */
export function ToggleSlots<Id extends string | number = string>(props: ToggleSlotsProps<Id>) {
  const { items, name, size = 'md' } = props;
  const labelId = useId();
  const group = useRef<HTMLDivElement>(null);
  const { messageId, states } = useField(props);
  const { value, toggle } = useSelection(props, group, items);
  const [lastFocused, setLastFocused] = useState<Id>();
  const isDisabled = (item: Item<Id>) => states.isDisabled || isItemDisabled(item);
  const enabled = items.filter((item) => !isDisabled(item));
  const tabStop = enabled.find(({ id }) => id === lastFocused) ?? enabled[0];
  return (
    <div
      ref={group}
      id={props.id}
      data-testid={props['data-testid']}
      role="presentation"
      className={field}
      onKeyDown={moveFocus}
    >
      <FieldLayout {...props} labelId={labelId} messageId={messageId}>
        <div
          role="toolbar"
          aria-labelledby={labelId}
          aria-describedby={states['aria-describedby']}
          className={styles.groups[size]}
        >
          {items.map((slot, index) => {
            const reasonId = slot.disabledReason === undefined ? undefined : `${labelId}-${index}`;
            return (
              <div key={slot.id} className={styles.cell}>
                <ToggleButton
                  isSelected={value.includes(slot.id)}
                  isDisabled={isDisabled(slot)}
                  excludeFromTabOrder={slot !== tabStop}
                  aria-describedby={reasonId}
                  className={styles.slot}
                  onChange={() => toggle(slot.id)}
                  onFocus={() => setLastFocused(slot.id)}
                >
                  <span className={styles.mark}>
                    <Icon name="check" />
                  </span>
                  <span>{slot.label}</span>
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
      </FieldLayout>
      {name !== undefined &&
        value.map((id) => (
          <input key={id} type="hidden" name={name} value={id} disabled={states.isDisabled} />
        ))}
    </div>
  );
}
