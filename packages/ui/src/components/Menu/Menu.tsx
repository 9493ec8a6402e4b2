import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuTrigger,
} from 'react-aria-components/Menu';
import { Anchor } from '../../internal/Anchor.tsx';
import { isItemDisabled, type Item } from '../../internal/item.ts';
import { row } from '../../internal/popover/row.css.ts';
import { RowText } from '../../internal/popover/RowText.tsx';
import { PopoverSurface } from '../../internal/popover/PopoverSurface.tsx';
import { TriggerButton, type TriggerProps, useTrigger } from '../../internal/popover/trigger.tsx';
import { Icon, type IconName } from '../Icon/index.ts';
import * as styles from './Menu.css.ts';

/** An action of a menu, or a link to another page if it has an `href`. */
export interface MenuItem<Id extends string | number = string> extends Item<Id> {
  icon?: IconName;
  /** `danger` is for a destructive action. */
  tone?: 'danger';
  href?: string;
}

/** The props of a Menu. */
export interface MenuProps<Id extends string | number = string> extends TriggerProps {
  items: readonly MenuItem<Id>[];
  /** Called with the pressed item; the menu then closes. */
  onPress?: (id: Id) => void;
}

function MenuRow<Id extends string | number>({ item }: { item: MenuItem<Id> }) {
  const { id, label, icon, tone, href, disabledReason } = item;
  const isDisabled = isItemDisabled(item);
  return (
    <AriaMenuItem
      id={id}
      textValue={label}
      href={isDisabled ? undefined : href}
      className={row({ tone })}
      shouldCloseOnSelect={!isDisabled}
      // Not react-aria's own `isDisabled`, with which the keyboard would skip the item and its reason.
      render={(props) =>
        'href' in props ? (
          <Anchor {...props}>{props.children}</Anchor>
        ) : (
          <div {...props} aria-disabled={isDisabled || undefined} />
        )
      }
    >
      {icon && <Icon name={icon} />}
      <RowText label={label} disabledReason={disabledReason} />
    </AriaMenuItem>
  );
}

/** A button and the list of actions that it opens below itself, on phones as a sheet. */
export function Menu<Id extends string | number = string>(props: MenuProps<Id>) {
  const { items, onPress, ...trigger } = props;
  const { openState, button } = useTrigger(trigger);
  const press = (id: unknown) => {
    const pressed = items.find((item) => item.id === id);
    if (pressed && !isItemDisabled(pressed)) onPress?.(pressed.id);
  };
  return (
    <MenuTrigger {...openState}>
      <TriggerButton {...button} />
      <PopoverSurface {...openState}>
        <AriaMenu aria-label={button.label} className={styles.menu} onAction={press}>
          {items.map((item) => (
            <MenuRow key={item.id} item={item} />
          ))}
        </AriaMenu>
      </PopoverSurface>
    </MenuTrigger>
  );
}
