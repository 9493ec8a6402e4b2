/** The values of a rating. */
export const ratings = [1, 2, 3, 4, 5];

const outline = (
  <path d="m12 2.8 2.8 5.9 6.4.8-4.7 4.5 1.2 6.4L12 17.3l-5.7 3.1 1.2-6.4-4.7-4.5 6.4-.8Z" />
);

type StarProps = {
  className: string;
  /** The style of the filled part, which is `share` of the width, 0 to 1. */
  filled?: { className: string; share: number };
};

/** A decorative star. */
export function Star({ className, filled }: StarProps) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      {outline}
      {filled && filled.share > 0 && (
        <svg className={filled.className} width={24 * filled.share} height="24" overflow="hidden">
          {outline}
        </svg>
      )}
    </svg>
  );
}
