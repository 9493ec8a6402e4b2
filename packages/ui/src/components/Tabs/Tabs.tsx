import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import type { RootProps } from '../../internal/element-props.ts';
import type { ValueProps } from '../../internal/field/Field.tsx';
import type { Item } from '../../internal/item.ts';
import * as styles from './Tabs.css.ts';

/** A tab; one without content is left out instead of disabled. */
export type TabItem<Id extends string = string> = Pick<Item<Id>, 'id' | 'label'>;

/** The props of Tabs; the value is the id of the selected tab, by default the first. */
export interface TabsProps<Id extends string = string> extends RootProps, ValueProps<Id> {
  /** The accessible name of the tabs. */
  label: string;
  items: readonly TabItem<Id>[];
  /** The content of a tab; only that of the selected one is rendered. */
  children: (id: Id) => ReactNode;
}

/** Parts of a page of which one is visible; parts with a URL of their own are links. */
export function Tabs<Id extends string = string>(props: TabsProps<Id>) {
  const { label, items, value, defaultValue, onChange, children, ...root } = props;
  const change = (selected: unknown) => {
    const item = items.find(({ id }) => id === selected);
    if (item) onChange?.(item.id);
  };
  return (
    <AriaTabs
      {...root}
      className={styles.root}
      selectedKey={value}
      defaultSelectedKey={defaultValue}
      onSelectionChange={change}
    >
      <TabList aria-label={label} className={styles.list}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} className={styles.tab}>
            {item.label}
          </Tab>
        ))}
      </TabList>
      {items.map(({ id }) => (
        <TabPanel key={id} id={id} className={styles.panel}>
          {children(id)}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
