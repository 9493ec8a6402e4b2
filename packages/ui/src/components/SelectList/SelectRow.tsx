import { createElement, type ReactNode, useId } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxBox } from '../../internal/field/CheckboxBox.tsx';
import type { Item } from '../../internal/item.ts';
import { TruncatedText } from '../TruncatedText/index.ts';
import * as styles from './SelectList.css.ts';

/** An item of a SelectList, a row; its `lead`, `title` and `aside` together name its checkbox. */
export interface SelectListItem<Id extends string | number> extends Omit<Item<Id>, 'label'> {
  /** The value by which the rows are ordered, for example a time. */
  lead: ReactNode;
  /** The machine-readable date or time of the lead. */
  dateTime?: string | undefined;
  title: ReactNode;
  /** A short state at the end of the row, for example a Badge. */
  aside?: ReactNode;
  /** The error of the row, announced when it appears. */
  error?: string | undefined;
}

interface SelectRowProps extends SelectListItem<string | number> {
  name: string | undefined;
  isSelected: boolean;
  /** Whether the whole list is invalid. */
  isInvalid: boolean;
  onChange: () => void;
}

type LabelProps = Pick<SelectListItem<string>, 'lead' | 'dateTime' | 'title' | 'aside'>;

/** The parts of the label, separated by spaces for the accessible name. */
function RowLabel({ lead, dateTime, title, aside }: LabelProps) {
  const element = dateTime === undefined ? 'span' : 'time';
  return (
    <>
      {createElement(element, { className: styles.lead, dateTime }, lead)}{' '}
      <span className={styles.title}>{title}</span> {aside}
    </>
  );
}

/** A row with a checkbox; all of it is the label. */
export function SelectRow(props: SelectRowProps) {
  const { id, name, isSelected, isDisabled, disabledReason, isInvalid, error } = props;
  const noteId = useId();
  const note = disabledReason ?? error;
  return (
    <li>
      <CheckboxField
        className={isDisabled ? styles.disabled : styles.row}
        name={name}
        value={String(id)}
        isSelected={isSelected}
        isDisabled={isDisabled}
        isInvalid={!isDisabled && (isInvalid || Boolean(error))}
        onChange={props.onChange}
        validationBehavior="aria"
        aria-describedby={note && noteId}
      >
        <CheckboxButton className={styles.label}>
          <CheckboxBox />
          <RowLabel {...props} />
        </CheckboxButton>
        <div aria-live="polite">
          {note && (
            <p className={disabledReason === undefined ? styles.error : styles.reason}>
              <TruncatedText id={noteId}>{note}</TruncatedText>
            </p>
          )}
        </div>
      </CheckboxField>
    </li>
  );
}
