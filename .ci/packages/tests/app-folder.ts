/** The app outside the workspace, in which the packages are installed. */
export const appFolder = process.env['INSTALLED_APP'] ?? '';
