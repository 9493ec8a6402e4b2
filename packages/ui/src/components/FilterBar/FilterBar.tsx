import { createElement, type JSX, type ReactNode } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import { formAttributes } from '../../internal/field/form-attributes.ts';
import { Button } from '../Button/index.ts';
import * as styles from './FilterBar.css.ts';
import { FilterField } from './FilterField.tsx';
import { type FilterPresets, Presets } from './Presets.tsx';

type Submission =
  | { submitLabel: string; onSubmit: () => void }
  | { submitLabel?: never; onSubmit?: never };

/** The props of a FilterBar; with a submit button it is a form. */
export type FilterBarProps<Preset extends string = string> = RootProps &
  Submission & {
    /** The search field, over the whole width of a phone; makes the bar a search landmark. */
    search?: ReactNode;
    /** FilterFields; in two columns on phones. */
    children?: ReactNode;
    presets?: FilterPresets<Preset>;
    /** The summary of the list below, announced when it changes; its line is reserved while it is empty. */
    summary?: ReactNode;
    /** A button or a Switch at the end. */
    actions?: ReactNode;
    /** Called while anything is typed into a field, whether the field reports it already or not. */
    onInput?: () => void;
  };

/** Filters the list or chart below and summarizes the result. */
export function FilterBar<Preset extends string>(props: FilterBarProps<Preset>): JSX.Element {
  const { search, children, presets, summary, actions, onInput, submitLabel, onSubmit, ...root } =
    props;
  const isBesideSearch =
    search !== undefined && children === undefined && submitLabel !== undefined;
  const hasFields = search !== undefined || children !== undefined || submitLabel !== undefined;
  const fields = hasFields && (
    <div className={styles.fields({ isBesideSearch })}>
      {search !== undefined && (
        <div className={isBesideSearch ? undefined : styles.row}>
          <FilterField width="lg">{search}</FilterField>
        </div>
      )}
      {children}
      {submitLabel !== undefined && (
        <div
          className={
            isBesideSearch ? styles.submit.besideSearch : `${styles.submit.below} ${styles.row}`
          }
        >
          <Button type="submit" variant={search === undefined ? 'primary' : 'secondary'}>
            {submitLabel}
          </Button>
        </div>
      )}
    </div>
  );
  const content = (
    <>
      {fields}
      {presets && <Presets {...presets} />}
      {summary !== undefined && (
        <p className={styles.summary} aria-live="polite">
          {summary}
        </p>
      )}
      {actions}
    </>
  );
  return createElement(
    onSubmit ? 'form' : 'div',
    {
      ...root,
      className: styles.bar,
      onInput,
      role: search === undefined ? undefined : 'search',
      ...(onSubmit && formAttributes(onSubmit)),
    },
    content,
  );
}
