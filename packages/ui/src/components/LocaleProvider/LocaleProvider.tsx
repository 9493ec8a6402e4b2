import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** The props of a LocaleProvider. */
export interface LocaleProviderProps {
  children: ReactNode;
}

/** Sets the locale of all components inside to Korean, whatever the browser's language. */
export function LocaleProvider({ children }: LocaleProviderProps) {
  return <I18nProvider locale="ko-KR">{children}</I18nProvider>;
}
