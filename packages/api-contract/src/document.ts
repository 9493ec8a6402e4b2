/** The URL of openapi.yaml: at the root of the project, and beside this file once it is built. */
export const documentUrl = new URL(
  import.meta.url.endsWith('.ts') ? '../../../openapi.yaml' : './openapi.yaml',
  import.meta.url,
);
