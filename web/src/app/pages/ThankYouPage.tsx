import { ThankYouScreen } from '../../features/thank-you/ThankYouScreen.tsx';
import { useSession } from '../../lib/session/useSession.ts';

export function ThankYouPage() {
  const { user } = useSession();
  return <ThankYouScreen role={user?.role ?? null} />;
}
