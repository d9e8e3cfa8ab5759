import { Notice } from '../../ui/Notice.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

/**
 * For a student who needs a guardian's consent to a notice that names the profile. In English, like
 * the consent, until a person has signed a translation.
 */
export const ConsentFirst = () => (
  <Notice
    lang="en"
    hue="ochre"
    icon="alert"
    title="A guardian’s consent is needed first"
    detail="The privacy notice names the interest profile now. Until you are 18, a parent or guardian has to agree to it in your career form."
    action={<TextLink to="/career-form?step=family#consent">Give the consent</TextLink>}
  />
);
