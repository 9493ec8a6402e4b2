/** The URL of openapi.yaml: at the root of the repository, or beside this file in the built package. */
export const documentUrl = new URL(
  import.meta.url.endsWith('.ts') ? '../../../openapi.yaml' : './openapi.yaml',
  import.meta.url,
);
