import { ThankYouScreen } from '../../features/thank-you/ThankYouScreen.tsx';
import { homeOf } from '../../lib/session/homeOf.ts';
import { useSession } from '../../lib/session/useSession.ts';

export function ThankYouPage() {
  const { user } = useSession();
  return <ThankYouScreen reader={user} home={homeOf(user)} />;
}
