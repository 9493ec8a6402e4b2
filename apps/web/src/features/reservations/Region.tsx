import { Panel, type PanelProps } from '../../shared/Panel.tsx';
import { useFocusKeeper } from './use-focus-keeper.ts';

/** A named part of day management, which keeps the focus when a refresh takes a row away. */
export function Region(props: PanelProps) {
  return <Panel {...useFocusKeeper()} {...props} />;
}
