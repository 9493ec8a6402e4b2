import { createElement, type ReactNode, useId } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxBox } from '../../internal/field/CheckboxBox.tsx';
import type { Item } from '../../internal/item.ts';
import { TruncatedText } from '../TruncatedText/index.ts';
import * as styles from './SelectList.css.ts';

/** An item of a SelectList, a row; its `lead`, `title` and `aside` together name its checkbox, and its `note` describes it. */
export interface SelectListItem<Id extends string | number> extends Omit<Item<Id>, 'label'> {
  /** The value by which the rows are ordered, for example a time. */
  lead?: ReactNode;
  /** The machine-readable date or time of the lead. */
  dateTime?: string | undefined;
  title: ReactNode;
  /** A short state at the end of the row, for example a Badge. */
  aside?: ReactNode;
  /** What selecting it means, in one or two sentences below the row. */
  note?: string | undefined;
  /** The error of the row, announced when it appears. */
  error?: string | undefined;
  /** What can be done with a row that cannot be selected, instead of its checkbox. */
  action?: ReactNode;
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
      {lead !== undefined && createElement(element, { className: styles.lead, dateTime }, lead)}{' '}
      <span className={lead === undefined ? styles.wideTitle : styles.title}>{title}</span>{' '}
      {aside !== undefined && <span className={styles.aside}>{aside}</span>}
    </>
  );
}

/** A row that has an action instead of a checkbox. */
export function ActionRow({
  lead,
  dateTime,
  title,
  aside,
  action,
}: Omit<SelectListItem<string>, 'id'>) {
  return (
    <li className={styles.withAction}>
      <RowLabel {...{ lead, dateTime, title, aside }} />{' '}
      <div className={styles.action}>{action}</div>
    </li>
  );
}

/** A row with a checkbox; all of it is the label. */
export function SelectRow(props: SelectRowProps) {
  const { id, name, isSelected, isDisabled, disabledReason, isInvalid, error } = props;
  const messageId = useId();
  const noteId = useId();
  const { note } = props;
  const message = disabledReason ?? error;
  const descriptions = [note && noteId, message && messageId].filter(Boolean);
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
        aria-describedby={descriptions.join(' ') || undefined}
      >
        <CheckboxButton className={styles.label}>
          <CheckboxBox />
          <RowLabel {...props} />
        </CheckboxButton>
        {note && (
          <p id={noteId} className={styles.note}>
            {note}
          </p>
        )}
        <div aria-live="polite">
          {message && (
            <p className={disabledReason === undefined ? styles.error : styles.reason}>
              <TruncatedText id={messageId}>{message}</TruncatedText>
            </p>
          )}
        </div>
      </CheckboxField>
    </li>
  );
}
