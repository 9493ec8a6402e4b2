import { createElement, type JSX, type ReactNode } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import { formAttributes } from '../../internal/field/form-attributes.ts';
import { useMessages } from '../../internal/messages/messages.ts';
import type { Width } from '../../theme/index.ts';
import { ButtonBase } from '../Button/Button.tsx';
import { Button } from '../Button/index.ts';
import * as styles from './FilterBar.css.ts';

/** The frequent choices of a FilterBar; at most one is selected. */
export interface FilterPresets<Value extends string> {
  /** The accessible name of the group. */
  label: string;
  items: readonly { id: Value; label: string }[];
  value: Value | null;
  onChange: (value: Value) => void;
}

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
      {presets && (
        <div role="group" aria-label={presets.label} className={styles.presets}>
          {presets.items.map(({ id, label }) => (
            <Button
              key={id}
              variant="ghost"
              size="sm"
              isPressed={id === presets.value}
              onPress={() => presets.onChange(id)}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
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

/** The props of a FilterField. */
export interface FilterFieldProps extends RootProps {
  /** A field with its label. */
  children: ReactNode;
  /** Its width from tablets up, by default `sm`; on phones two fields share the width. */
  width?: Width;
}

/** A field of a FilterBar. */
export function FilterField({ children, width = 'sm', ...root }: FilterFieldProps) {
  return (
    <div {...root} className={styles.field[width]}>
      {children}
    </div>
  );
}
