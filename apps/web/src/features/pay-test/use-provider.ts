import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listPayments, signInAtProvider } from './api.ts';
import { problemOf } from './provider-error.ts';

/** A sign-in at the provider; `number` is part of the query key, so that sign-ins do not share cached payments. */
type Connection = { number: number; accessToken: string };

/** Payments are removed from the cache with the page (docs/product.md#pay-test). */
const uncached = { gcTime: 0 };

/** The provider's session and its payments. */
export function useProvider() {
  const [connection, setConnection] = useState<Connection | null>(null);
  const [page, setPage] = useState(1);
  const signIn = useMutation({ ...uncached, mutationFn: signInAtProvider });
  const payments = useQuery({
    ...uncached,
    queryKey: ['listProviderPayments', connection?.number, page],
    queryFn: ({ signal }) => listPayments(connection?.accessToken ?? '', page, signal),
    enabled: connection !== null,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const problem = problemOf(signIn.error ?? payments.error);

  const connect = (apiSecret: string) =>
    signIn.mutate(apiSecret, {
      onSuccess: (accessToken) => {
        setPage(1);
        setConnection({ number: (connection?.number ?? 0) + 1, accessToken });
        signIn.reset();
      },
    });
  return {
    payments,
    page,
    setPage,
    connect,
    isConnecting: signIn.isPending,
    disconnect: () => setConnection(null),
    problem,
    // Asks for the secret again when the token has expired.
    isConnected: connection !== null && problem !== 'unauthorized',
  };
}
