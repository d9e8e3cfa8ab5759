import { AlternateScreen } from '../../features/landing/alternate/AlternateScreen.tsx';
import { usePublicReader } from './usePublicReader.ts';

/** `/test-home`: readable for signed-in users too. */
export function AlternatePage() {
  return <AlternateScreen {...usePublicReader()} />;
}
