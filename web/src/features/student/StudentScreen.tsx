import { messageOf } from '../../lib/errors.ts';
import { useRefetchOnFocus } from '../../lib/useRefetchOnFocus.ts';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { PersonShell } from '../../ui/person/PersonShell.tsx';
import { FailedState } from '../../ui/states/FailedState.tsx';
import { HomeWithoutForm } from './HomeWithoutForm.tsx';
import { StudentDashboard } from './StudentDashboard.tsx';
import { useStudentDashboardQuery } from './StudentDashboard.generated.ts';

interface StudentScreenProps {
  onLogout: () => void;
}

/** `/student`: the student's own path, facts and mentor. */
export function StudentScreen({ onLogout }: StudentScreenProps) {
  const { data, error, loading, refetch } = useStudentDashboardQuery();
  useRefetchOnFocus(refetch);
  const student = data?.myStudentProfile;
  const failure = error ? messageOf(error) : null;
  const retry = () => void refetch();

  const withoutForm = student?.formSubmitted === false;
  // An answer kept from before the form was sent is not believed until the server repeats it.
  if (loading && !error && (!student || withoutForm)) return <LoadingView />;
  if (withoutForm) return <HomeWithoutForm />;
  return (
    <PersonShell name={student?.name} onLogout={onLogout}>
      {student ? (
        <StudentDashboard student={student} failure={failure} onRetry={retry} onLogout={onLogout} />
      ) : (
        <FailedState
          title="Your dashboard could not be loaded"
          detail={failure}
          busy={loading}
          onRetry={retry}
        />
      )}
    </PersonShell>
  );
}
