/** The tag of stories that have a picture. */
export const pictureTag = 'picture';

/** The file name of a story's picture. */
export function pictureFile(id: string): string {
  return `${id.replace(/^컴포넌트-(배치-)?/u, '')}.png`;
}
