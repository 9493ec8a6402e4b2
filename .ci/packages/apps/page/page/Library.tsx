'use client';
import '@fitness/ui/themes/daylight.css';
import './brand.css';
import { Button } from '@fitness/ui/Button';
import { LocaleProvider } from '@fitness/ui/LocaleProvider';
import { Menu } from '@fitness/ui/Menu';
import { Panel } from '@fitness/ui/Panel';
import { Tabs } from '@fitness/ui/Tabs';
import { Text } from '@fitness/ui/Text';
import { ToastProvider, useToast } from '@fitness/ui/Toast';
import { Stack } from '@fitness/ui/layout/Stack';
import { Members } from './Members';
import { Registration } from './Registration';

const floors = [
  { id: 'first', label: '1층' },
  { id: 'second', label: '2층' },
];
const rooms: Readonly<Record<string, string>> = { first: '열람실', second: '강당' };

function BookMenu() {
  const { showToast } = useToast();
  return (
    <Menu
      label="책 관리"
      items={[
        { id: 'borrow', label: '빌리기' },
        { id: 'discard', label: '폐기', tone: 'danger' },
      ]}
      onPress={(id) => showToast(id === 'borrow' ? '빌렸습니다.' : '폐기했습니다.')}
    />
  );
}

/** What a user works with, which needs scripts. */
export function Library() {
  return (
    <LocaleProvider>
      <ToastProvider>
        <Stack gap="lg">
          <Members />
          <BookMenu />
          <Tabs label="층" items={floors}>
            {(id) => <Text>{rooms[id]}</Text>}
          </Tabs>
          <Registration />
          <Stack data-theme="daylight" data-testid="daylight">
            <Panel title="낮">
              <Button>낮 테마</Button>
            </Panel>
          </Stack>
          <Stack data-theme="forest" data-testid="forest">
            <Panel title="숲">
              <Button>숲 테마</Button>
            </Panel>
          </Stack>
        </Stack>
      </ToastProvider>
    </LocaleProvider>
  );
}
