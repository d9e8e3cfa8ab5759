import { AlternateScreen } from '../../features/landing/alternate/AlternateScreen.tsx';
import { usePublicScreenProps } from './usePublicScreenProps.ts';

/** `/test-home`: does not redirect signed-in users. */
export function AlternatePage() {
  return <AlternateScreen {...usePublicScreenProps()} />;
}
