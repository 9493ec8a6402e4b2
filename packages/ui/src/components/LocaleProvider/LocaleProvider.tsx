import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { FrameMessagesContext } from '../../internal/messages/frame-messages.ts';
import {
  koreanMessages,
  type Messages,
  MessagesContext,
} from '../../internal/messages/messages.ts';

/** The props of a LocaleProvider. */
export interface LocaleProviderProps {
  children: ReactNode;
  /** The language of dates and numbers; Korean by default, whatever the browser's is. */
  locale?: string;
  /** The built-in texts of the components, which replace the Korean ones. */
  messages?: Partial<Messages>;
}

/** Sets the language of all components inside. */
export function LocaleProvider({ children, locale = 'ko-KR', messages }: LocaleProviderProps) {
  const words = { ...koreanMessages, ...messages };
  return (
    <I18nProvider locale={locale}>
      <FrameMessagesContext.Provider value={words}>
        <MessagesContext.Provider value={words}>{children}</MessagesContext.Provider>
      </FrameMessagesContext.Provider>
    </I18nProvider>
  );
}
