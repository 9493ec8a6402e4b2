import { healthPlans } from '@fitness/api-contract/catalogue';
import { posterTexts } from './texts.ts';

const { gym, pt, pilates, membership } = posterTexts;
const longestPlan = healthPlans.reduce((best, plan) => (plan.months > best.months ? plan : best));

/** The four posters of the home page, top to bottom. */
export const posters = [
  {
    id: 'gym',
    headline: [
      ['MAKE', 'YOUR BODY,'],
      ['MAKE', 'YOUR LIFE'],
    ],
    isSlogan: true,
    ...gym,
  },
  { id: 'pt', headline: [['ONE'], ['ON ONE']], isSlogan: false, ...pt },
  { id: 'pilates', headline: [['FIND'], ['YOUR CORE']], isSlogan: false, ...pilates },
  {
    id: 'membership',
    headline: [['STACK'], ['IT UP']],
    isSlogan: false,
    ...membership,
    secondLine: membership.secondLine(longestPlan),
  },
] as const;
