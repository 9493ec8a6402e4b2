import { createContext } from 'react';

/** The title of the current page for the user's role. */
export const PageTitle = createContext('');
