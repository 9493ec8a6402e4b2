import { CommandMenu } from '@fitness/ui/CommandMenu';
import { LocaleProvider } from '@fitness/ui/LocaleProvider';
import { QueryClientProvider, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { errorMessageOf } from '../../api/error-message.ts';
import { queryClient } from '../../api/query-client.ts';
import { myMembers } from '../../features/members/api.ts';
import { listStateOf } from '../../lib/list/list-state.ts';
import { userList } from '../../lib/list/user-list.ts';
import { texts } from '../../lib/texts.ts';
import type { StaffRole } from '../../session/token.ts';
import { findPages, findPeople, type MemberRow, peopleOf } from './find.ts';
import { quickTexts } from './texts.ts';

/** The most results of one kind that are shown. */
const shownResults = 6;

interface QuickMenuProps {
  role: StaffRole;
  onClose: () => void;
  /** Opens a page of the app. */
  onNavigate: (href: string) => void;
}

function Menu({ role, onClose, onNavigate }: QuickMenuProps) {
  const [text, setText] = useState('');
  const users = useQuery({ ...userList(), enabled: role === 'master' });
  const members = useQuery({ ...myMembers(), enabled: role === 'manager' });
  const query: UseQueryResult<readonly MemberRow[]> = role === 'master' ? users : members;
  const people = useMemo(() => peopleOf(role, query.data ?? []), [role, query.data]);
  const list = listStateOf(query);
  const pages = findPages(role, text);
  const found = findPeople(people, text);
  const noteOf = (count: number, more: (values: { count: number }) => string) =>
    count > shownResults ? more({ count: count - shownResults }) : undefined;
  return (
    <CommandMenu
      isOpen
      onOpenChange={onClose}
      label={quickTexts.title}
      placeholder={quickTexts.placeholder}
      value={text}
      onChange={setText}
      groups={[
        {
          id: 'pages',
          label: quickTexts.pages,
          items: pages.slice(0, shownResults),
          note: noteOf(pages.length, quickTexts.morePages),
        },
        {
          id: 'members',
          label: quickTexts.members,
          items: found.slice(0, shownResults),
          note: noteOf(found.length, quickTexts.moreMembers),
          isLoading: text !== '' && list.status === 'loading',
          failure:
            text !== '' && list.status === 'failed'
              ? {
                  message: quickTexts.membersFailed({ reason: errorMessageOf(query.error) }),
                  onRetry: list.onRetry,
                }
              : undefined,
        },
      ]}
      emptyText={texts.emptySearch}
      summary={quickTexts.results({ count: pages.length + found.length })}
      onChoose={({ id }) => onNavigate([...pages, ...found].find((item) => item.id === id)!.href)}
    />
  );
}

/** The dialog of the quick navigation with what a role may see (docs/product.md#quick-navigation). */
export function QuickMenu(props: QuickMenuProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <LocaleProvider>
        <Menu {...props} />
      </LocaleProvider>
    </QueryClientProvider>
  );
}
