import '@fitness/ui/styles';
import '@fitness/ui/themes/midnight';
import { AlertProvider } from '@fitness/ui/AlertDialog';
import { LocaleProvider } from '@fitness/ui/LocaleProvider';
import { ToastProvider } from '@fitness/ui/Toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { SessionNoticeProvider } from '../../src/app/SessionNoticeProvider.tsx';
import { UserList } from '../../src/features/users/UserList.tsx';
import { createQueryClient } from '../../src/shared/api/query-client.ts';
import { userList } from '../../src/shared/list/user-list.ts';
import { makeUsers } from './users.ts';
import { PlainTable } from './PlainTable.tsx';

declare global {
  interface Window {
    /** Renders one of the two lists in its first state. */
    show: (what: 'list' | 'plain') => void;
  }
}

const users = makeUsers(100_000);
const client = createQueryClient();
client.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY } });
client.setQueryData(userList().queryKey, users);

const root = createRoot(document.getElementById('root')!);
let times = 0;

window.show = (what) => {
  times += 1;
  history.replaceState(null, '', '/');
  root.render(
    <QueryClientProvider key={times} client={client}>
      <LocaleProvider>
        <ToastProvider>
          <AlertProvider>
            <BrowserRouter useTransitions={false}>
              <SessionNoticeProvider>
                {what === 'list' ? <UserList /> : <PlainTable users={users} />}
              </SessionNoticeProvider>
            </BrowserRouter>
          </AlertProvider>
        </ToastProvider>
      </LocaleProvider>
    </QueryClientProvider>,
  );
};
