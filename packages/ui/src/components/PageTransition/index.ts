export {
  PageTransition,
  type PageTransitionProps,
  startPageTransition,
} from './PageTransition.tsx';
