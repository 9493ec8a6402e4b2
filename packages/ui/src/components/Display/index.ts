export { Display, type DisplayProps } from './Display.tsx';
