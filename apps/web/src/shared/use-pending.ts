import { useState } from 'react';

/** Whether what `track` waits for is pending, for a form that shows it. */
export function usePending() {
  const [isPending, setIsPending] = useState(false);
  const track = async <Result>(promise: Promise<Result>): Promise<Result> => {
    setIsPending(true);
    try {
      return await promise;
    } finally {
      setIsPending(false);
    }
  };
  return { isPending, track };
}
