import { Panel, type PanelProps } from '../../../shared/layout/Panel.tsx';
import { useFocusKeeper } from './use-focus-after-removal.ts';

/** A named part of day management, which keeps the focus when a refresh takes a row away. */
export function Region(props: PanelProps) {
  return <Panel {...useFocusKeeper()} {...props} />;
}
