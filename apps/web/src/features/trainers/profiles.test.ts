import { instructors } from '@fitness/api-contract/catalogue';
import { describe, expect, it } from 'vitest';
import { instructorProfiles } from './profiles.ts';

describe('the trainers page', () => {
  it('introduces everyone who teaches', () => {
    expect(instructorProfiles.map(({ name }) => name)).toEqual(instructors.map(({ name }) => name));
  });

  it('tells three stations of everyone’s career', () => {
    for (const { career } of instructorProfiles) expect(career).toHaveLength(3);
  });
});
