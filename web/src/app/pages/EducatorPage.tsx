import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConcernPart } from '../../features/dashboard/concern/ConcernPart.tsx';
import { DashboardScreen } from '../../features/dashboard/DashboardScreen.tsx';
import { currentLanguage, loadMessages } from '../../lib/i18n/catalogs.ts';
import { lazyPart } from '../../ui/lazyPart.ts';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { useLogout } from '../logout/useLogout.ts';
import { OtherDocument } from '../OtherDocument.tsx';

const CareerFormScreen = lazyPart(async () => {
  const [part] = await Promise.all([
    import('../../features/career-form/CareerFormScreen.tsx'),
    loadMessages('profileForm'),
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
      renderForm={(onSubmitted) =>
        currentLanguage() === 'en' ? (
          <Suspense fallback={<LoadingView />}>
            <CareerFormScreen
              audience="EDUCATOR"
              back={{ to: '/?home', name: 'Home' }}
              onSubmitted={async () => {
                await onSubmitted();
                await navigate('/educator', { replace: true }); // removes the step of the form
              }}
              onLogout={logout}
              concern={<ConcernPart />}
            />
          </Suspense>
        ) : (
          // The form is in English only. Not `/educator`, which leads here again.
          <OtherDocument href="/career-form" />
        )
      }
    />
  );
}
