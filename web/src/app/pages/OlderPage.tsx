import { OlderScreen } from '../../features/landing/older/OlderScreen.tsx';
import { usePublicReader } from './usePublicReader.ts';

/** `/old-home`: readable for signed-in users too. */
export function OlderPage() {
  return <OlderScreen {...usePublicReader()} />;
}
