/** How links navigate: without a transition until the script for page transitions has loaded. */
export const linkNavigation = {
  /** Follows a link to a `href` of the app. */
  start: (_href: string, follow: () => void) => follow(),
};
