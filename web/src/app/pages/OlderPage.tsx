import { OlderScreen } from '../../features/landing/older/OlderScreen.tsx';
import { usePublicScreenProps } from './usePublicScreenProps.ts';

/** `/old-home`: does not redirect signed-in users. */
export function OlderPage() {
  return <OlderScreen {...usePublicScreenProps()} />;
}
