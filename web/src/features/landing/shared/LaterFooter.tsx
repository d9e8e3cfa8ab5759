import { later } from '../../../ui/later.tsx';

/** The foot of a public page, below what is first seen of it. */
export const LaterFooter = later(async () => (await import('./PublicFooter.tsx')).PublicFooter);
