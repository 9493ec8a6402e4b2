import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { koreanMessages, type Messages, MessagesContext } from '../../internal/messages.ts';

/** The props of a LocaleProvider. */
export interface LocaleProviderProps {
  children: ReactNode;
  /** The language of dates and numbers; Korean by default, whatever the browser's is. */
  locale?: string;
  /** The words of the components themselves, in place of the Korean ones. */
  messages?: Partial<Messages>;
}

/** Sets the language of all components inside. */
export function LocaleProvider({ children, locale = 'ko-KR', messages }: LocaleProviderProps) {
  return (
    <I18nProvider locale={locale}>
      <MessagesContext value={{ ...koreanMessages, ...messages }}>{children}</MessagesContext>
    </I18nProvider>
  );
}
