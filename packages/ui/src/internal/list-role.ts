/** The explicit role of a list, which Safari needs for a list without bullets. */
export function listRole(element: string): { role?: 'list' } {
  return element === 'ul' || element === 'ol' ? { role: 'list' } : {};
}
