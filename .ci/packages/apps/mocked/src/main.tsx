import '@fitness/ui/styles.css';
import '@fitness/ui/themes/midnight.css';
import { loadFonts } from '@fitness/ui/themes/midnight';
import { createRoot } from 'react-dom/client';
import { App } from './App';

createRoot(document.getElementById('root')!).render(<App />);
void loadFonts();
