import type { AriaAttributes, AriaRole, Ref } from 'react';

/** The attributes that an element takes, except those for its appearance. */
export interface ElementProps extends AriaAttributes {
  id?: string | undefined;
  role?: AriaRole | undefined;
  lang?: string | undefined;
  /** `auto` for text by users, whose language is unknown. */
  dir?: 'auto' | 'ltr' | 'rtl' | undefined;
  tabIndex?: number | undefined;
  ref?: Ref<HTMLElement> | undefined;
}
