import { AlternateScreen } from '../../features/landing/alternate/AlternateScreen.tsx';
import { usePublicReader } from './usePublicReader.ts';

/** `/test-home`: does not redirect signed-in users. */
export function AlternatePage() {
  return <AlternateScreen {...usePublicReader()} />;
}
