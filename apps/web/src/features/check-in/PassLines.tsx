import { Text } from '@fitness/ui/Text';
import { formatCount, formatDate } from '../../shared/format/format.ts';
import type { ValidPass } from './api.ts';
import { checkInTexts } from './texts.ts';

/** The most passes that fit into the space. */
const maxPasses = 2;

/** What is left of a pass; empty if nothing is known. */
function lineOf({ promotionName, promotionSessionCount: count, expiredDate }: ValidPass) {
  const sessions = count ? checkInTexts.sessions({ count: formatCount(count, '회') }) : '';
  const until = expiredDate ? checkInTexts.until({ date: formatDate(expiredDate) }) : '';
  if (sessions === '' && until === '') return '';
  return [promotionName, sessions, until].filter(Boolean).join(' · ');
}

/** What is left of a member's passes. */
export function PassLines({ passes, size }: { passes: readonly ValidPass[]; size?: 'sm' }) {
  const lines = passes.map(lineOf).filter((line) => line !== '');
  const hidden = lines.length - maxPasses;
  return lines.slice(0, maxPasses).map((line, index) => (
    <Text key={index} size={size} wrap="anywhere">
      {hidden > 0 && index === maxPasses - 1
        ? `${line} ${checkInTexts.morePasses({ count: hidden })}`
        : line}
    </Text>
  ));
}
