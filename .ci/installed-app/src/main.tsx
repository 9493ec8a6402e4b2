import '@fitness/ui/styles.css';
import '@fitness/ui/themes/midnight.css';
import { loadFonts } from '@fitness/ui/themes/midnight';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { baseUrl } from './api';

const root = createRoot(document.getElementById('root')!);
// Without this import the mock backend is no part of the build.
const { startBrowserMocks } = await import('@fitness/mocks/browser');
const mocks = await startBrowserMocks({ mode: 'all', baseUrl });
root.render(mocks.ok ? <App /> : <p role="alert">{mocks.reason.message}</p>);
void loadFonts();
