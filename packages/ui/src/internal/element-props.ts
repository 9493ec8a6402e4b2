import type { AriaAttributes, AriaRole, Ref } from 'react';

/**
 * The attributes that every component passes on to its element, of a field to its control. Only of a Checkbox and a Switch, whose
 * control is hidden, `data-testid` is that of the whole field.
 */
export interface RootProps {
  id?: string | undefined;
  /** For tests that cannot find it by role and name. */
  'data-testid'?: string | undefined;
}

/** The attributes that an element takes, except those for its appearance. */
export interface ElementProps extends AriaAttributes, RootProps {
  role?: AriaRole | undefined;
  lang?: string | undefined;
  /** `auto` for text by users, whose language is unknown. */
  dir?: 'auto' | 'ltr' | 'rtl' | undefined;
  tabIndex?: number | undefined;
  ref?: Ref<HTMLElement> | undefined;
}
