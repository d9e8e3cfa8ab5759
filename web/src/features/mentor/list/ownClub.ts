import { createContext } from 'react';

/** Id of the mentor's own club; null without one and while it is not known. */
export const OwnClub = createContext<string | null>(null);
