export { PageTransition, type PageTransitionProps } from './PageTransition.tsx';
export { startPageTransition } from './start-page-transition.ts';
