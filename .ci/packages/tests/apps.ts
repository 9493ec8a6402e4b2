const home = process.env['INSTALLED_APPS'] ?? '';
const firstPort = Number(process.env['INSTALLED_PORT'] ?? 4183);

/** The ports of the apps outside the workspace, in which the packages are installed. */
export const ports = {
  'vite-react-19': firstPort,
  'vite-react-18': firstPort + 1,
  next: firstPort + 2,
};

export type App = keyof typeof ports;

/** The folder of an app. */
export function folderOf(app: App): string {
  return `${home}/${app}`;
}
