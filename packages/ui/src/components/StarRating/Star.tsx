/** The values of a rating. */
export const ratings = [1, 2, 3, 4, 5];

/** A decorative star. */
export function Star({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d="m12 2.8 2.8 5.9 6.4.8-4.7 4.5 1.2 6.4L12 17.3l-5.7 3.1 1.2-6.4-4.7-4.5 6.4-.8Z" />
    </svg>
  );
}
