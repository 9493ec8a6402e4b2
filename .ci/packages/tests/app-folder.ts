const home = process.env['INSTALLED_APPS'] ?? '';

/** The folder of an app outside the workspace, in which the packages are installed. */
export function folderOf(app: string): string {
  return `${home}/${app}`;
}

/** The app with all packages, and the mock backend in the page. */
export const appFolder = folderOf('mocked');

const firstPort = Number(process.env['INSTALLED_PORT'] ?? 4183);

/** The ports of the apps. */
export const ports = {
  mocked: firstPort,
  'vite-react-19': firstPort + 1,
  'vite-react-18': firstPort + 2,
  next: firstPort + 3,
};
