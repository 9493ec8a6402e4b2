export type { Messages } from '../../internal/messages.ts';
export { LocaleProvider, type LocaleProviderProps } from './LocaleProvider.tsx';
