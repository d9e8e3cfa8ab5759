import { OlderScreen } from '../../features/landing/older/OlderScreen.tsx';
import { usePublicReader } from './usePublicReader.ts';

/** `/old-home`: does not redirect signed-in users. */
export function OlderPage() {
  return <OlderScreen {...usePublicReader()} />;
}
