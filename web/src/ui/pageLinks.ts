import { createContext, type ReactNode } from 'react';

/** Links of the page for its header, such as those to its other languages; null without any. */
export const PageLinks = createContext<ReactNode>(null);
