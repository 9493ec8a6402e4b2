import { useState } from 'react';

/** The value and the change handler of a controlled component; the handler also calls the story's `onChange`. */
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
