import type { AriaAttributes, AriaRole, Ref } from 'react';

/** The attributes that an element takes besides its look. */
export interface ElementProps extends AriaAttributes {
  id?: string | undefined;
  role?: AriaRole | undefined;
  lang?: string | undefined;
  /** `auto` for what users wrote, whose language is unknown. */
  dir?: 'auto' | 'ltr' | 'rtl' | undefined;
  tabIndex?: number | undefined;
  ref?: Ref<HTMLElement> | undefined;
}
