import { type ReactNode, useContext, useRef } from 'react';
import {
  Tab,
  TabList,
  TabListStateContext,
  TabPanel,
  Tabs as AriaTabs,
} from 'react-aria-components/Tabs';
import { useControlledState } from 'react-stately/useControlledState';
import type { RootProps } from '../../internal/element-props.ts';
import type { ValueProps } from '../../internal/field/Field.tsx';
import type { Item } from '../../internal/item.ts';
import * as styles from './Tabs.css.ts';
import { useScrolledTabs } from './use-scrolled-tabs.ts';

/** A tab; one without content is left out instead of disabled. */
export type TabItem<Id extends string = string> = Pick<Item<Id>, 'id' | 'label'>;

/** The props of Tabs; the value is the id of the selected tab, by default and if no tab has it the first. */
export interface TabsProps<Id extends string = string> extends RootProps, ValueProps<Id> {
  /** The accessible name of the tabs. */
  label: string;
  items: readonly TabItem<Id>[];
  /** The content of the selected tab; that of the others is not rendered. */
  children: (id: Id) => ReactNode;
}

type TabStripProps = Pick<TabsProps, 'label' | 'items'> & { value: string };

/** The tabs; a component of its own, because react-aria mounts it only after the first render of its parent. */
function TabStrip({ label, items, value }: TabStripProps) {
  const list = useRef<HTMLDivElement>(null);
  const tabCount = useContext(TabListStateContext)?.collection.size ?? 0;
  const more = useScrolledTabs(list, value, tabCount);
  return (
    <div className={styles.frame}>
      <TabList
        ref={list}
        aria-label={label}
        className={styles.list}
        data-more-before={more.before || undefined}
        data-more-after={more.after || undefined}
      >
        {items.map((item) => (
          <Tab key={item.id} id={item.id} className={styles.tab}>
            {item.label}
          </Tab>
        ))}
      </TabList>
    </div>
  );
}

/** Parts of a page of which one is visible; parts with a URL of their own are links. */
export function Tabs<Id extends string = string>(props: TabsProps<Id>) {
  const { label, items, value, defaultValue, onChange, children, ...root } = props;
  const change = (id: string) => {
    const item = items.find((candidate) => candidate.id === id);
    if (item) onChange?.(item.id);
  };
  const first = items[0]?.id ?? '';
  const [wanted, setSelected] = useControlledState<string>(value, defaultValue ?? first, change);
  const selected = items.some(({ id }) => id === wanted) ? wanted : first;
  return (
    <AriaTabs
      {...root}
      className={styles.root}
      selectedKey={selected}
      onSelectionChange={(id) => setSelected(String(id))}
    >
      <TabStrip label={label} items={items} value={selected} />
      {items.map(({ id }) => (
        <TabPanel key={id} id={id} className={styles.panel}>
          {id === selected && children(id)}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
