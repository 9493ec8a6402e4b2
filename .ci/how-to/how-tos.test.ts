import { globSync, rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { copyTree } from '../support/copy-tree.ts';
import { follow } from './follow.ts';

/** All how-tos but the one that adds an operation, which needs a mock server and has its own test. */
const documents = globSync('docs/how-to/*.md').filter(
  (file) => !file.endsWith('add-an-operation.md'),
);

describe('in a copy of the project', () => {
  it.each(documents)('%s works word for word', { timeout: 600_000 }, async (document) => {
    const copy = copyTree();
    try {
      await expect(follow(copy, document)).resolves.toBeUndefined();
    } finally {
      rmSync(copy, { recursive: true });
    }
  });
});
