export { Show, type ShowProps } from './Show.tsx';
