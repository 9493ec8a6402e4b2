export {
  LinkProvider,
  type AnchorComponent,
  type AnchorProps,
  type LinkProviderProps,
} from '../../internal/Anchor.tsx';
export { Link, type LinkProps } from './Link.tsx';
