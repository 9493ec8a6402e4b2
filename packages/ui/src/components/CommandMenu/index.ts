export { normalizeSearch, searchPattern } from '../../internal/matches-search.ts';
export {
  CommandMenu,
  type CommandMenuGroup,
  type CommandMenuItem,
  type CommandMenuProps,
} from './CommandMenu.tsx';
export { CommandMenuTrigger, type CommandMenuTriggerProps } from './CommandMenuTrigger.tsx';
