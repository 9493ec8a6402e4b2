export { FloatingAction, type FloatingActionProps } from './FloatingAction.tsx';
