export { ReservedSpace, type ReservedSpaceProps } from './ReservedSpace.tsx';
