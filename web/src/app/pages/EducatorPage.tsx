import { useNavigate } from 'react-router-dom';
import { CareerFormScreen } from '../../features/career-form/CareerFormScreen.tsx';
import { EducatorScreen } from '../../features/educator/EducatorScreen.tsx';
import { useLogout } from '../useLogout.ts';

/** The educator's dashboard; before the form is submitted, the form in its place. */
export function EducatorPage() {
  const logout = useLogout();
  const navigate = useNavigate();
  return (
    <EducatorScreen
      onLogout={logout}
      renderForm={(onSubmitted) => (
        <CareerFormScreen
          audience="EDUCATOR"
          backTo="/?home"
          onSubmitted={async () => {
            await onSubmitted();
            await navigate('/educator', { replace: true }); // the form's step is no more
          }}
          onLogout={logout}
        />
      )}
    />
  );
}
