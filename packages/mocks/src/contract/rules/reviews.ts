import { createReviewConstraints } from '@fitness/api-contract/constraints';
import { assertEqual } from '../harness/assertions.ts';
import type { Call } from '../wire/call.ts';
import type { Context } from '../harness/context.ts';
import { expectResponse, expectSuccess, isBadRequest } from '../harness/expectations.ts';
import { contractRule, studioRule } from '../harness/rule.ts';
import { NAME_PREFIX } from '../fixtures/fresh-values.ts';
import { allReviews } from '../fixtures/lists.ts';
import { newMember, type Member } from '../fixtures/members.ts';
import { assertChangesNothing } from './shared.ts';

const review = (by: Member, content: string, likeStar: number): Call => ({
  operation: 'createReview',
  by,
  body: { content, likeStar },
});

async function newestFirst(context: Context): Promise<void> {
  const by = await newMember(context);
  const before = (await allReviews(context)).rows;
  // Of one second, in an order that neither the stars nor the texts give.
  const written = [5, 1, 4, 1].map((likeStar) => ({
    content: `${NAME_PREFIX} ${crypto.randomUUID()} 👍`,
    likeStar,
  }));
  for (const { content, likeStar } of written)
    await expectSuccess(context, review(by, content, likeStar), 'a customer can write a review');
  const list = await allReviews(context);
  const shown = (rows: typeof before) => rows.map(({ content, likeStar }) => [content, likeStar]);
  assertEqual(
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
  const by = await newMember(context);
  for (const call of [review(by, ' ', 5), review(by, NAME_PREFIX, 6)])
    await assertChangesNothing(
      async () => (await allReviews(context)).rows,
      () => expectResponse(context, call, isBadRequest('an invalid review is a 400')),
    );
}

export const createReview = [
  contractRule('rejected', 'an invalid review is not listed', rejectedReview, {
    isExclusive: true,
  }),
  studioRule('blank', 'a blank review gets the message of its field', async (context) => {
    // A field with its own message (`x-message`) has it in the response.
    const call = review(await newMember(context), ' ', 5);
    const description = 'a blank review is a 400 with the message of its field';
    const rejected = await expectResponse(context, call, isBadRequest(description));
    const { message } = rejected.body as { message: string };
    assertEqual(rejected, description, createReviewConstraints.content.message, message);
  }),
] as const;
