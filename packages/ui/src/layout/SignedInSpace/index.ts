export { SignedInSpace, type SignedInSpaceProps } from './SignedInSpace.tsx';
