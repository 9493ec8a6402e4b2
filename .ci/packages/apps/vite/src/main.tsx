import '@fitness/ui/styles.css';
import '@fitness/ui/themes/midnight.css';
import { loadFonts } from '@fitness/ui/themes/midnight';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App';

hydrateRoot(document.getElementById('root')!, <App />, {
  onRecoverableError: (error) => console.error(error),
});
void loadFonts();
