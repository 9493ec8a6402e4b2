'use client';
import '@fitness/ui/themes/daylight.css';
import './brand.css';
import { AlertProvider, useAlert } from '@fitness/ui/AlertDialog';
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
  const { confirm } = useAlert();
  const { showToast } = useToast();
  const discard = async () => {
    const labels = { confirmLabel: '폐기하기', cancelLabel: '닫기' };
    if (await confirm('이 책을 폐기하시겠습니까?', labels)) showToast('폐기했습니다.');
  };
  return (
    <Menu
      label="책 관리"
      items={[
        { id: 'borrow', label: '빌리기' },
        { id: 'discard', label: '폐기', tone: 'danger' },
      ]}
      onPress={(id) => (id === 'borrow' ? showToast('빌렸습니다.') : void discard())}
    />
  );
}

/** What a user works with, which needs scripts. */
export function Library() {
  return (
    <LocaleProvider>
      <ToastProvider>
        <AlertProvider>
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
        </AlertProvider>
      </ToastProvider>
    </LocaleProvider>
  );
}
