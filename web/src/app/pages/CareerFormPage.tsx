import { useNavigate } from 'react-router-dom';
import { ConcernPart } from '../../features/dashboard/concern/ConcernPart.tsx';
import { CareerFormScreen } from '../../features/career-form/CareerFormScreen.tsx';
import { currentLanguage } from '../../lib/i18n/catalogs.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { useLogout } from '../logout/useLogout.ts';

/**
 * `/career-form`: after the first submission it navigates to the thank-you page, after a later one
 * to the dashboard. In other languages always to the dashboard: the thank-you page is in English.
 */
export function CareerFormPage() {
  const { user } = useSession();
  const navigate = useNavigate();
  const logout = useLogout();
  const audience = user?.role === 'EDUCATOR' ? 'EDUCATOR' : 'STUDENT';
  const dashboard = audience === 'EDUCATOR' ? '/educator' : '/student';
  return (
    <CareerFormScreen
      audience={audience}
      back={
        user?.formSubmitted ? { to: dashboard, page: 'dashboard' } : { to: '/?home', page: 'home' }
      }
      onLogout={logout}
      concern={!user?.formSubmitted && <ConcernPart />}
      onSubmitted={async ({ first }) => {
        const thanks = first && currentLanguage() === 'en';
        await navigate(thanks ? '/thank-you' : dashboard, { replace: true }); // Back skips the form
      }}
    />
  );
}
