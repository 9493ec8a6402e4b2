import { instructors } from '@fitness/api-contract/catalogue';
import { describe, expect, it } from 'vitest';
import { instructorProfiles } from './profiles.ts';

describe('the trainers page', () => {
  it('introduces every instructor', () => {
    expect(instructorProfiles.map(({ name }) => name)).toEqual(instructors.map(({ name }) => name));
  });

  it('shows three career steps of each instructor', () => {
    for (const { career } of instructorProfiles) expect(career).toHaveLength(3);
  });
});
