import { createContext } from 'react';

/** True inside the cards that replace table rows on a narrow screen. */
export const CardContext = createContext(false);
