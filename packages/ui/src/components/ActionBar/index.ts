export { ActionBar, type ActionBarProps, type ActionSummary } from './ActionBar.tsx';
