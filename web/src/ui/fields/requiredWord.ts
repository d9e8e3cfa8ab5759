import { createContext } from 'react';

/** Mark of required fields in a part in another language than the page; null in that of the page. */
export const RequiredWord = createContext<string | null>(null);
