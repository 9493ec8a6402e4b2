import { Page } from '@fitness/ui/layout/Page';
import { Introduction } from '../page/Introduction';
import { Library } from '../page/Library';

export function App() {
  return (
    <main>
      <Page>
        <Introduction />
        <Library />
      </Page>
    </main>
  );
}
