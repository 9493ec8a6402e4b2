import { describe, expect, it } from 'vitest';
import { quotesOf } from './quotes.ts';

const review = (content: string | null, likeStar: number | null = 5) => ({ content, likeStar });
const long = review(`${'가'.repeat(60)}나`, 4);

describe('the quoted reviews', () => {
  it('are the three newest that are short, whatever their stars @home:reviews', () => {
    const reviews = [review('하나', 2), long, review('둘'), review('셋', 4), review('넷')];
    expect(quotesOf(reviews)).toEqual([review('하나', 2), review('둘'), review('셋', 4)]);
  });
  it('have a text and stars @home:reviews', () => {
    expect(quotesOf([review(null), review(' \u200b'), review('하나', null)])).toEqual([]);
  });
  it('are cut where there are too few short ones @home:reviews', () => {
    expect(quotesOf([long, review('하나')])).toEqual([
      review('하나'),
      review(`${'가'.repeat(59)}…`, 4),
    ]);
    expect(quotesOf([review('👩‍👩‍👧'.repeat(61)), review('각'.repeat(60).normalize('NFD'))])).toEqual([
      review('각'.repeat(60).normalize('NFD')),
      review(`${'👩‍👩‍👧'.repeat(59)}…`),
    ]);
  });
});
