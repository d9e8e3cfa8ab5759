import { CareerFormScreen } from '../../features/career-form/CareerFormScreen.tsx';
import { EducatorScreen } from '../../features/educator/EducatorScreen.tsx';
import { useLogout } from '../useLogout.ts';

/** The educator's dashboard; before the form is submitted, the form in its place. */
export function EducatorPage() {
  const logout = useLogout();
  return (
    <EducatorScreen
      onLogout={logout}
      renderForm={(onSubmitted) => (
        <CareerFormScreen
          audience="EDUCATOR"
          backTo="/?home"
          onSubmitted={onSubmitted}
          onLogout={logout}
        />
      )}
    />
  );
}
