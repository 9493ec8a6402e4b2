import { createContext } from 'react';

/** The title of the page that is open, as the route table gives it to the role. */
export const PageTitle = createContext('');
