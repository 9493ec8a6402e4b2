export { TruncatedText, type TruncatedTextProps } from './TruncatedText.tsx';
export { lettersOf } from '../../internal/letters.ts';
