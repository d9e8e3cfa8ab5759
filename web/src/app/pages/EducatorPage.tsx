import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConcernPart } from '../../features/dashboard/concern/ConcernPart.tsx';
import { DashboardScreen } from '../../features/dashboard/DashboardScreen.tsx';
import { loadMessages } from '../../lib/i18n/catalogs.ts';
import { lazyPart } from '../../ui/lazyPart.ts';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { useLogout } from '../logout/useLogout.ts';

const CareerFormScreen = lazyPart(async () => {
  const [part] = await Promise.all([
    import('../../features/career-form/CareerFormScreen.tsx'),
    loadMessages('profileForm'),
    loadMessages('careerForm'),
    loadMessages('consent'),
    loadMessages('englishOnly'),
  ]);
  return part.CareerFormScreen;
});

/** The educator's dashboard, or the form if it is not submitted yet. */
export function EducatorPage() {
  const logout = useLogout();
  const navigate = useNavigate();
  return (
    <DashboardScreen
      audience="EDUCATOR"
      onLogout={logout}
      renderForm={(onSubmitted) => (
        <Suspense fallback={<LoadingView />}>
          <CareerFormScreen
            audience="EDUCATOR"
            back={{ to: '/?home', page: 'home' }}
            onSubmitted={async () => {
              await onSubmitted();
              await navigate('/educator', { replace: true }); // removes the step of the form
            }}
            onLogout={logout}
            concern={<ConcernPart />}
          />
        </Suspense>
      )}
    />
  );
}
