type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the connection has room for what the user may never open; browsers that do not tell have. */
export function isPrefetchAllowed(): boolean {
  const { connection = {} } = navigator as { connection?: Connection };
  return navigator.onLine && !connection.saveData && !connection.effectiveType?.endsWith('2g');
}
