import { Page } from '@fitness/ui/layout/Page';
import { Introduction } from '../page/Introduction';
import { Library } from '../page/Library';

export default function Home() {
  return (
    <main>
      <Page>
        <Introduction />
        <Library />
      </Page>
    </main>
  );
}
