import * as styles from './art.css.ts';
import { Picture } from './Picture.tsx';

/** What tells the four silhouettes apart: hair, and what the trainer is dressed in. */
const traits: Record<number, { hair: string; chest: string }> = {
  1: { hair: 'M132 138a68 68 0 0 1 136 0q-68-26-136 0Z', chest: 'M200 300v120M150 268l50 36 50-36' },
  2: { hair: 'M126 236V146a74 74 0 0 1 148 0v90q-16 4-24-8V150q-50 0-74-34-14 30-26 36v76q-8 12-24 8Z', chest: 'M148 262q52 60 104 0' },
  3: { hair: 'M134 130a66 66 0 0 1 132 0l-10 2q-14-30-56-30t-56 30Z', chest: 'M112 330h176M128 296h144' },
  4: { hair: 'M128 150a72 72 0 0 1 144 0q-30 0-50-34-28 36-94 34ZM236 92a34 34 0 1 1 44 44Z', chest: 'M156 260v160M244 260v160' },
};

/** The portrait of a PT trainer, a silhouette in the studio's colours; decoration beside the name. */
export const TrainerPortrait = ({ managerId }: { managerId: number }) => {
  const { hair, chest } = traits[managerId] ?? traits[1]!;
  return (
    <Picture keeps="middle">
      <circle className={styles.tint} cx="200" cy="170" r="172" />
      <path className={styles.red} d="M52 430v-44a148 148 0 0 1 296 0v44Z" />
      <path className={styles.deep} d="M170 214h60v40a30 30 0 0 1-60 0Z" />
      <circle className={styles.paper} cx="200" cy="162" r="66" />
      <path className={styles.ink} d={hair} />
      <path className={styles.inkLine} strokeWidth="9" d={chest} />
    </Picture>
  );
};
