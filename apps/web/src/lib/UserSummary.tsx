import { Link } from '@fitness/ui/Link';
import { LinkButton } from '@fitness/ui/LinkButton';
import { Skeleton } from '@fitness/ui/Skeleton';
import { SummaryStrip, type SummaryStripItem } from '@fitness/ui/SummaryStrip';
import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import { messages } from './messages.ts';

const texts = messages({
  loading: '{label} 불러오는 중',
  sample: '오늘 23:00 PT · 강민준',
  // Fits beside its label at a width of 320 px, where a longer one would make the strip higher than what loads.
  shortSample: '1,000,000원',
});

export type UserSummaryProps = {
  /** The accessible name. */
  label: string;
  facts: readonly SummaryStripItem[] | 'loading' | 'failed';
  /** The labels of the facts while they are loading. */
  expected: readonly string[];
  link: { href: string; label: string };
  /** The page has another main action. */
  isQuiet?: boolean;
};

/** What matters now to the signed-in user, with a link; without facts only the link (docs/product.md#home). */
export function UserSummary({
  label,
  facts,
  expected,
  link: { href, label: text },
  isQuiet = false,
}: UserSummaryProps) {
  if (facts === 'failed')
    return <SummaryStrip label={label} items={[]} action={<Link href={href}>{text}</Link>} />;
  const loading = expected.map((fact, index) => ({
    label: fact,
    value: (
      <>
        <VisuallyHidden>{texts.loading({ label: fact })}</VisuallyHidden>
        <Skeleton sampleText={index === 0 ? texts.sample : texts.shortSample} />
      </>
    ),
  }));
  return (
    <SummaryStrip
      label={label}
      items={facts === 'loading' ? loading : facts}
      action={
        // Another label is another link, so that it does not move.
        <LinkButton key={text} href={href} variant={isQuiet ? 'secondary' : 'primary'} size="sm">
          {text}
        </LinkButton>
      }
    />
  );
}
