import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listPayments, signInAtProvider } from './api.ts';
import { problemOf } from './provider-error.ts';

/** A sign-in at the provider, told apart from the ones before by its number. */
type Connection = { number: number; accessToken: string };

/** Nothing of the provider outlives the page: not the secret, not the token, not the payments (docs/product.md#pay-test). */
const forgotten = { gcTime: 0 };

/** The provider's session and its payments. */
export function useProvider() {
  const [connection, setConnection] = useState<Connection | null>(null);
  const [page, setPage] = useState(1);
  const signIn = useMutation({ ...forgotten, mutationFn: signInAtProvider });
  const payments = useQuery({
    ...forgotten,
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
    // A token that the provider no longer takes is as good as none.
    isConnected: connection !== null && problem !== 'unauthorized',
  };
}
