import { createElement, type JSX, type ReactNode } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import { formAttributes } from '../../internal/field/form-attributes.ts';
import { useMessages } from '../../internal/messages/messages.ts';
import { ButtonBase } from '../Button/Button.tsx';
import { Button } from '../Button/index.ts';
import * as styles from './FilterBar.css.ts';
import { type FilterPresets, Presets } from './Presets.tsx';

type Submission =
  | { submitLabel: string; onSubmit: () => void }
  | { submitLabel?: never; onSubmit?: never };

/** The props of a FilterBar; with a submit button it is a form. */
export type FilterBarProps<Preset extends string = string> = RootProps &
  Submission & {
    /** The search field; makes the bar a search landmark. */
    search?: ReactNode;
    /** Hides the FilterFields behind a button beside the search field, with how many of them narrow the list. */
    fold?: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void; active: number };
    /** FilterFields; in two columns on phones. */
    children?: ReactNode;
    presets?: FilterPresets<Preset>;
    /** Called while anything is typed into a field, whether the field reports it already or not. */
    onInput?: () => void;
  };

/** Filters the list or chart below. */
export function FilterBar<Preset extends string>(props: FilterBarProps<Preset>): JSX.Element {
  const { search, fold, children, presets, onInput, submitLabel, onSubmit, ...root } = props;
  const { filter } = useMessages();
  const isOpen = fold?.isOpen ?? true;
  const fields = isOpen && (children !== undefined || submitLabel !== undefined) && (
    <div className={styles.fields}>
      {children}
      {submitLabel !== undefined && (
        <div className={styles.submit}>
          <Button type="submit" variant="secondary">
            {submitLabel}
          </Button>
        </div>
      )}
    </div>
  );
  const content = (
    <>
      {search !== undefined && (
        <div className={styles.search}>
          <div className={styles.searchField}>{search}</div>
          {fold && (
            <ButtonBase
              variant="secondary"
              aria-expanded={isOpen}
              onPress={() => fold.onOpenChange(!isOpen)}
            >
              {fold.active > 0 ? `${filter} ${fold.active}` : filter}
            </ButtonBase>
          )}
        </div>
      )}
      {fields}
      {presets && <Presets {...presets} />}
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
