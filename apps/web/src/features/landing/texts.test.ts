import { subsetLatin, subsetSyllables } from '@fitness/ui/theme/font-subset';
import { describe, expect, it } from 'vitest';
import { openingHoursText } from '../../config/opening-hours.ts';
import { studio } from '../../config/studio.ts';
import { joinMembership } from '../../shared/brand/join-membership.ts';
import { locationTexts } from '../location/texts.ts';
import { posters } from './posters.ts';

describe('the home page', () => {
  it('contains only letters of the first font, so that no other is downloaded', () => {
    const { address, phone, hours, directions } = locationTexts;
    const text = posters
      .flatMap(({ label, lines, link }) => [label, ...lines, link.label])
      .concat(address, phone, hours, directions, studio.address, openingHoursText, joinMembership)
      .join('');
    const missing = [...new Set(text)].filter(
      (letter) => !subsetSyllables.includes(letter) && !subsetLatin.includes(letter),
    );
    expect(missing).toEqual([]);
  });

  it('has lines that fit a small phone', () => {
    for (const { lines } of posters)
      for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(22);
  });

  it('has an alternative text for each poster', () => {
    for (const { label, alt } of posters)
      expect(alt).toMatch(new RegExp(`^${label} 포스터: .+니다\\.$`, 'u'));
  });
});
