import { useState } from 'react';

/**
 * The day on which the current choice was made, so that a valid choice stays valid when the clock is set back
 * (docs/product.md#time).
 */
export function useDayOf(choice: string, today: string): string {
  const [made, setMade] = useState({ choice, today });
  if (made.choice === choice) return made.today;
  setMade({ choice, today });
  return today;
}
