import { useState } from 'react';

/** A controlled component's value and change handler, which also calls the story's `onChange`. */
export function useControlled<Value, Next extends Value>(
  initial: Value,
  onChange?: (value: Next) => void,
) {
  const [value, setValue] = useState(initial);
  const change = (next: Next) => {
    setValue(next);
    onChange?.(next);
  };
  return [value, change] as const;
}
