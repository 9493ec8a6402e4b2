import { createReviewConstraints } from '@fitness/api-contract/constraints';
import { NAME_PREFIX } from '../fixtures/fresh-values.ts';
import * as make from '../fixtures/make.ts';
import * as read from '../fixtures/read.ts';
import { contractRule, studioRule, type Context } from '../harness/context.ts';
import * as expect from '../harness/expect.ts';
import type { Call } from '../wire/call.ts';
import { changesNothing } from './shared.ts';

const review = (by: make.Member, content: string, likeStar: number): Call => ({
  operation: 'createReview',
  by,
  body: { content, likeStar },
});

async function newestFirst(context: Context): Promise<void> {
  const by = await make.member(context);
  const before = (await read.reviews(context)).rows;
  // Of one second, in an order that neither the stars nor the texts give.
  const written = [5, 1, 4, 1].map((likeStar) => ({
    content: `${NAME_PREFIX} ${crypto.randomUUID()} 👍`,
    likeStar,
  }));
  for (const { content, likeStar } of written)
    await expect.success(context, review(by, content, likeStar));
  const list = await read.reviews(context);
  const shown = (rows: typeof before) => rows.map(({ content, likeStar }) => [content, likeStar]);
  expect.equal(
    list,
    'new reviews come first, with their text and stars, and the others stay as they were',
    shown([...written.toReversed(), ...before]),
    shown(list.rows),
  );
}

export const listReviews = [
  contractRule('newest-first', 'the list is complete and newest first', newestFirst, {
    isExclusive: true,
  }),
] as const;

async function rejectedReview(context: Context): Promise<void> {
  const by = await make.member(context);
  for (const call of [review(by, ' ', 5), review(by, NAME_PREFIX, 6)])
    await changesNothing(
      async () => (await read.reviews(context)).rows,
      () => expect.badRequest(context, call, 'an invalid review is a 400'),
    );
}

export const createReview = [
  contractRule('rejected', 'an invalid review is not listed', rejectedReview, {
    isExclusive: true,
  }),
  studioRule('blank', 'a blank review gets the message of its field', async (context) => {
    // A field with its own message (`x-message`) has it in the response.
    const call = review(await make.member(context), ' ', 5);
    const rejected = await expect.badRequest(context, call);
    const { message } = rejected.body as { message: string };
    expect.equal(rejected, context.title, createReviewConstraints.content.message, message);
  }),
] as const;
