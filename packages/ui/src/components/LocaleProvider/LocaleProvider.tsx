import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

export interface LocaleProviderProps {
  /** Everything whose dates, numbers and built-in texts are to be Korean. */
  children: ReactNode;
}

/** Makes the built-in texts, dates and numbers of all components inside Korean, whatever the browser's language. */
export function LocaleProvider({ children }: LocaleProviderProps) {
  return <I18nProvider locale="ko-KR">{children}</I18nProvider>;
}
