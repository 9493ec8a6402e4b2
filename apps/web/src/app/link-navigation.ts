/** How links navigate: at once, until the script is loaded that lets pages fade in. */
export const linkNavigation = {
  /** Follows a link to a `href` of the app. */
  start: (_href: string, follow: () => void) => follow(),
};
