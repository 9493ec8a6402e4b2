import { useRef, useState } from 'react';
import { useLayoutEffect } from '../../internal/layout-effect.ts';
import { type Cell, hourOf, nearestHour, timeOf } from './cells.ts';

interface Visible {
  days: readonly string[];
  hours: readonly number[];
  /** The time of the cell that is focused first. */
  initial: string;
}

/** The one cell that Tab reaches; the arrow keys move the focus, also into a week that is rendered later. */
export function useFocusedCell({ days, hours, initial }: Visible) {
  const grid = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<Cell | null>(null);
  const isMoving = useRef(false);
  const isVisible = wanted !== null && days.includes(wanted.date);
  const { date, hour } = isVisible ? wanted : { date: initial.slice(0, 10), hour: hourOf(initial) };
  const focused: Cell = { date, hour: nearestHour(hour, hours) };
  const time = timeOf(focused.date, focused.hour);

  useLayoutEffect(() => {
    if (!isMoving.current || !isVisible) return;
    isMoving.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-cell="${time}"]`)?.focus();
  }, [time, isVisible]);

  const focus = (next: Cell) => {
    isMoving.current = true;
    setWanted(next);
  };
  return { grid, focused, focus, setFocused: setWanted };
}
