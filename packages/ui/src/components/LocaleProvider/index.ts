export type { Messages } from '../../internal/messages/messages.ts';
export { LocaleProvider, type LocaleProviderProps } from './LocaleProvider.tsx';
