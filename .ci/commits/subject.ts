const types = 'build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test';
const conventional = new RegExp(String.raw`^(?:${types})(?:\([\w-]+\))?!?: \S.*[^\s.]$`);

/** The reason why a subject is not a Conventional Commit of at most 100 columns; null if it is one. */
export function subjectProblem(subject: string): string | null {
  if (subject.length > 100) return `has ${subject.length} columns, 100 at most`;
  return conventional.test(subject) ? null : `does not read "type(scope): subject"`;
}
