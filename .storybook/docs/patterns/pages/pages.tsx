import { AuthCard } from '@fitness/ui/AuthCard';
import { Badge } from '@fitness/ui/Badge';
import { BarChart } from '@fitness/ui/BarChart';
import { Button } from '@fitness/ui/Button';
import { Calendar } from '@fitness/ui/Calendar';
import { CalendarMark } from '@fitness/ui/CalendarMark';
import { DateField } from '@fitness/ui/DateField';
import { DescriptionList } from '@fitness/ui/DescriptionList';
import { FilterBar, FilterField } from '@fitness/ui/FilterBar';
import { Display } from '@fitness/ui/Display';
import { Heading } from '@fitness/ui/Heading';
import { Inline } from '@fitness/ui/layout/Inline';
import { Split } from '@fitness/ui/layout/Split';
import { Stack } from '@fitness/ui/layout/Stack';
import { Tiles } from '@fitness/ui/layout/Tiles';
import { Legend } from '@fitness/ui/Legend';
import { Link } from '@fitness/ui/Link';
import { LinkButton } from '@fitness/ui/LinkButton';
import { Pagination } from '@fitness/ui/Pagination';
import { Panel } from '@fitness/ui/Panel';
import { PasswordField } from '@fitness/ui/PasswordField';
import { Row, RowList } from '@fitness/ui/RowList';
import { Table, type TableColumn } from '@fitness/ui/Table';
import { Text } from '@fitness/ui/Text';
import { TextField } from '@fitness/ui/TextField';
import { fn } from 'storybook/test';
import { pictures } from '../../../../packages/ui/testing/pictures.ts';

const ignore = fn();

/** A presentational page: a slogan, offers side by side, one call to action. */
export function PresentingPage() {
  return (
    <>
      <Stack as="header" gap="md">
        <Display level={1} size="display" wrap="lines" lang="en">
          {'EVERY DAY\nCOUNTS'}
        </Display>
        <Text size="lg" color="muted">
          하루 한 시간, 몸이 달라집니다.
        </Text>
      </Stack>
      <Tiles columns={{ phone: 1, tablet: 2 }} gap="xl">
        {['혼자', '함께'].map((title) => (
          <Panel key={title} title={title}>
            <Text color="muted">내 속도로 시작하고, 필요할 때 도움을 받습니다.</Text>
            <DescriptionList
              items={[
                { term: '시간', description: '50분' },
                { term: '인원', description: '1명' },
              ]}
            />
          </Panel>
        ))}
      </Tiles>
      <Inline justify="center">
        <LinkButton href="#start">시작하기</LinkButton>
      </Inline>
    </>
  );
}

type Person = { name: string; since: string; left: number };
const people: Person[] = ['김하늘', '이바다', '박산'].map((name, at) => ({
  name,
  since: `2026. ${at + 7}. 1.`,
  left: at * 4,
}));
const columns: TableColumn<Person>[] = [
  { id: 'name', header: '이름', render: ({ name }) => name, isRowHeader: true },
  { id: 'since', header: '시작한 날', render: ({ since }) => since },
  {
    id: 'left',
    header: '남은 횟수',
    align: 'end',
    render: ({ left }) => (left === 0 ? <Badge tone="danger">0회</Badge> : `${left}회`),
  },
];
const table = (
  <Table
    label="사람들"
    columns={columns}
    items={people}
    itemId={({ name }) => name}
    state={{ status: 'ready' }}
    emptyText="조회된 데이터가 없습니다."
  />
);

/** A list page: filter, table, pagination. */
export function ListPage() {
  return (
    <>
      <Heading level={1} lead="이름으로 찾고, 남은 횟수를 봅니다.">
        사람들
      </Heading>
      <FilterBar
        search={<TextField label="이름 검색" type="search" value="" onChange={ignore} />}
        summary="전체 3명"
      />
      {table}
      <Pagination value={1} pageCount={4} onChange={ignore} />
    </>
  );
}

/** A calendar page: a calendar and the details of the selected day. */
export function PlanningPage() {
  const busy = <CalendarMark variant="outlined">2</CalendarMark>;
  return (
    <>
      <Heading level={1} lead="날짜를 고르면 그날의 일정이 나옵니다.">
        내 일정
      </Heading>
      <Split>
        <Stack gap="sm">
          <Calendar
            label="내 일정"
            value="2026-11-19"
            today="2026-11-18"
            onChange={ignore}
            dayContent={(date) => (date === '2026-11-24' ? busy : undefined)}
          />
          <Legend label="달력 표시" items={[{ sign: busy, label: '일정의 수' }]} />
        </Stack>
        <Panel title="11월 19일" aside="2개">
          <RowList>
            {['9:00', '18:00'].map((time) => (
              <Row
                key={time}
                lead={time}
                title="달리기"
                details="광안리"
                action={
                  <Button variant="secondary" size="sm">
                    변경
                  </Button>
                }
              />
            ))}
          </RowList>
        </Panel>
      </Split>
    </>
  );
}

/** A report page: a date range, key figures, a chart and the same values in a table. */
export function ReportPage() {
  return (
    <>
      <Heading level={1} lead="기간을 골라 한눈에 봅니다.">
        기록
      </Heading>
      <FilterBar submitLabel="조회" onSubmit={ignore}>
        {['시작일', '종료일'].map((label, at) => (
          <FilterField key={label}>
            <DateField
              label={label}
              value={`2026-11-0${at + 1}`}
              today="2026-11-20"
              onChange={ignore}
              isRequired
            />
          </FilterField>
        ))}
      </FilterBar>
      <Panel title="11월 1일 – 11월 2일">
        <DescriptionList
          columns={{ phone: 2, tablet: 3 }}
          items={[
            { term: '걸음', description: '12,400' },
            { term: '달린 거리', description: '7.2km' },
            { term: '쉰 날', description: '0일' },
          ]}
        />
        <BarChart
          label="날마다의 기록"
          series={[
            { id: 'walk', label: '걷기', color: 0 },
            { id: 'run', label: '달리기', color: 1 },
          ]}
          items={[
            { id: '1', label: '1일', values: { walk: 5, run: 3 } },
            { id: '2', label: '2일', values: { walk: 4, run: 6 } },
          ]}
          formatValue={(value) => `${value}km`}
        />
      </Panel>
      {table}
    </>
  );
}

/** A form page: one centred card with one main action. */
export function FormPage() {
  return (
    <AuthCard
      picture={pictures.wide}
      logo={{ name: 'BRAND', href: '#home' }}
      title="로그인"
      onSubmit={ignore}
      submitLabel="로그인"
      footer={<Link href="#join">처음이신가요? 가입하기</Link>}
    >
      <Stack gap="md">
        <TextField label="아이디" value="" onChange={ignore} isRequired />
        <PasswordField label="비밀번호" value="" onChange={ignore} isRequired />
      </Stack>
    </AuthCard>
  );
}
