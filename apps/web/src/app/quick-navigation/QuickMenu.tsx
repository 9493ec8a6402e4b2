import { CommandMenu, type CommandMenuGroup } from '@fitness/ui/CommandMenu';
import { LocaleProvider } from '@fitness/ui/LocaleProvider';
import { QueryClientProvider, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { myClasses } from '../../features/classes/api.ts';
import { myMembers } from '../../features/members/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { errorMessageOf } from '../../shared/api/error-message.ts';
import { dateOf } from '../../shared/dates/date-times.ts';
import { useSeoulNow } from '../../shared/dates/use-seoul-now.ts';
import { formatPhone, noValue } from '../../shared/format/format.ts';
import { isolated } from '../../shared/format/isolated.ts';
import { listStateOf } from '../../shared/list/list-state.ts';
import { userList } from '../../shared/list/user-list.ts';
import { paths } from '../../shared/paths.ts';
import { texts } from '../../shared/texts.ts';
import { findClasses, todayClassesOf } from './classes.ts';
import { destinationsOf, findDestinations } from './destinations.ts';
import type { StaffRole } from '../../shared/session/token.ts';
import { type Matches, shownResults } from './first-matches.ts';
import { menuTexts } from './menu-texts.ts';
import { findPeople, type MemberRow, peopleOf, type Person, searchTextOf } from './people.ts';
import { quickTexts } from './texts.ts';

interface QuickMenuProps {
  role: StaffRole;
  text: string;
  onTextChange: (text: string) => void;
  onClose: () => void;
  /** Opens a page of the app. */
  onNavigate: (href: string) => void;
}

/** Results with where each leads. */
type Section = CommandMenuGroup & { total: number; hrefOf: (id: string) => string };

function stateOf(
  query: UseQueryResult<readonly unknown[]>,
  failed: (parameters: { reason: string }) => string,
) {
  const state = listStateOf(query);
  return {
    isLoading: state.status === 'loading',
    failure:
      state.status === 'failed'
        ? { message: failed({ reason: errorMessageOf(query.error) }), onRetry: state.onRetry }
        : undefined,
  };
}

function noteOf({ total }: Matches<unknown>, more: (parameters: { count: number }) => string) {
  return total > shownResults ? more({ count: total - shownResults }) : undefined;
}

function pageSection(role: StaffRole, text: string): Section {
  const found = findDestinations(destinationsOf(role), text);
  return {
    id: 'pages',
    label: menuTexts.pages,
    items: found.first.map(({ id, title }) => ({ id, label: title })),
    note: noteOf(found, menuTexts.moreOthers),
    total: found.total,
    hrefOf: (id) => found.first.find((page) => page.id === id)!.href,
  };
}

function passesOf({ passes: [first, ...others] }: Person) {
  if (first === undefined) return [];
  const name = isolated(first);
  return [others.length === 0 ? name : menuTexts.passes({ name, count: others.length })];
}

function memberSection(
  query: UseQueryResult<readonly MemberRow[]>,
  text: string,
  hrefOf: (searchText: string) => string,
): Section {
  const people = peopleOf(query.data ?? []);
  const found = findPeople(people, text);
  // Without a text nobody is searched for.
  const state = text.trim() === '' ? {} : stateOf(query, menuTexts.membersFailed);
  return {
    ...state,
    id: 'members',
    label: menuTexts.members,
    items: found.first.map((person) => ({
      id: `member-${person.id}`,
      label: person.name ? isolated(person.name) : noValue,
      details: [formatPhone(person.digits || null), ...passesOf(person)].join(' · '),
    })),
    note: noteOf(found, menuTexts.moreMembers),
    total: found.total,
    hrefOf: (id) =>
      hrefOf(
        searchTextOf(
          found.first.find((person) => `member-${person.id}` === id)!,
          people,
        ),
      ),
  };
}

function Menu({
  sections,
  placeholder,
  text,
  onTextChange,
  onClose,
  onNavigate,
}: QuickMenuProps & { sections: readonly Section[]; placeholder: string }) {
  const count = sections.reduce((sum, { total }) => sum + total, 0);
  return (
    <CommandMenu
      isOpen
      onOpenChange={onClose}
      label={quickTexts.title}
      placeholder={placeholder}
      value={text}
      onChange={onTextChange}
      groups={sections}
      emptyText={texts.emptySearch}
      summary={menuTexts.results({ count })}
      onChoose={({ id }) => {
        const section = sections.find(({ items }) => items.some((item) => item.id === id));
        if (section) onNavigate(section.hrefOf(id));
      }}
    />
  );
}

function MasterMenu(props: QuickMenuProps) {
  const { role, text } = props;
  const users = useQuery(userList());
  const sections = [
    pageSection(role, text),
    memberSection(users, text, (q) => `${paths.member}?${new URLSearchParams({ q })}`),
  ];
  return <Menu {...props} sections={sections} placeholder={menuTexts.masterPlaceholder} />;
}

function ManagerMenu(props: QuickMenuProps) {
  const { role, text } = props;
  const now = useSeoulNow();
  const members = useQuery(myMembers());
  const classes = useQuery(myClasses());
  const found = findClasses(todayClassesOf(classes.data ?? [], now), text);
  const sections: Section[] = [
    pageSection(role, text),
    memberSection(
      members,
      text,
      (name) => `${paths.memberManagement}?${new URLSearchParams({ name })}`,
    ),
    {
      ...stateOf(classes, menuTexts.classesFailed),
      id: 'classes',
      label: menuTexts.classes,
      items: found.first,
      note: noteOf(found, menuTexts.moreOthers),
      total: found.total,
      hrefOf: (id) => {
        const { hour } = found.first.find((item) => item.id === id)!;
        const shown = new URLSearchParams({ date: dateOf(now), mode: 'delete', hour });
        return `${paths.classes}?${shown}`;
      },
    },
  ];
  return <Menu {...props} sections={sections} placeholder={menuTexts.managerPlaceholder} />;
}

const menus: Record<StaffRole, typeof ManagerMenu> = { manager: ManagerMenu, master: MasterMenu };

/** The dialog of the quick navigation with what a role may see (docs/product.md#quick-navigation). */
export function QuickMenu(props: QuickMenuProps) {
  const RoleMenu = menus[props.role];
  return (
    <QueryClientProvider client={queryClient}>
      <LocaleProvider>
        <RoleMenu {...props} />
      </LocaleProvider>
    </QueryClientProvider>
  );
}
