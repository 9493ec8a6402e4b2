import { describe, expect, it } from 'vitest';
import { offers } from './offers.ts';

const valueOf = (id: string, name: string) =>
  offers.find((offer) => offer.id === id)?.facts.find(({ term }) => term === name)?.description;

describe('the promotional page', () => {
  it('names the range of sessions and the lowest price of one session', () => {
    expect(valueOf('pt', '횟수')).toBe('12회부터 50회까지');
    expect(valueOf('pt', '1회 이용료')).toBe('40,000원부터');
    expect(valueOf('pilates', '횟수')).toBe('12회부터 50회까지');
    expect(valueOf('pilates', '1회 이용료')).toBe('19,800원부터');
  });

  it('names the instructors', () => {
    expect(valueOf('pt', '트레이너')).toBe('4명 중 선택');
    expect(valueOf('pilates', '강사')).toBe('정유나');
  });
});
