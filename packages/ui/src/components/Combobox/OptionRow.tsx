import { ListBoxItem } from 'react-aria-components/ListBox';
import { isItemDisabled, type Item } from '../../internal/item.ts';
import { row } from '../../internal/popover/row.css.ts';
import { RowText } from '../../internal/popover/RowText.tsx';
import { Icon } from '../Icon/index.ts';

/** An option of the list; one that cannot be chosen can be focused, so that its reason is read. */
export function OptionRow({ item }: { item: Item<string> }) {
  return (
    <ListBoxItem
      id={item.id}
      textValue={item.label}
      className={row()}
      render={(props) =>
        'href' in props ? (
          <a {...props}>{props.children}</a>
        ) : (
          <div {...props} aria-disabled={isItemDisabled(item) || undefined} />
        )
      }
    >
      {({ isSelected }) => (
        <>
          <RowText {...item} />
          {isSelected && <Icon name="check" />}
        </>
      )}
    </ListBoxItem>
  );
}
