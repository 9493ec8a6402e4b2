import { Button } from '../Button/index.ts';
import { presets } from './FilterBar.css.ts';

/** The frequent choices of a FilterBar; at most one is selected. */
export interface FilterPresets<Value extends string> {
  /** The accessible name of the group. */
  label: string;
  items: readonly { id: Value; label: string }[];
  value: Value | null;
  onChange: (value: Value) => void;
}

/** Buttons that each apply a frequent choice at once. */
export function Presets<Value extends string>(props: FilterPresets<Value>) {
  const { label, items, value: shown, onChange } = props;
  return (
    <div role="group" aria-label={label} className={presets}>
      {items.map((option) => (
        <Button
          key={option.id}
          variant="ghost"
          size="sm"
          isPressed={option.id === shown}
          onPress={() => onChange(option.id)}
        >
          {option.label}
        </Button>
      ))}
    </div>
  );
}
