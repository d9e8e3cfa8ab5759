import { TextLink } from './TextLink.tsx';

/** The privacy notice, beside a form: in a tab of its own, so that nothing typed is left. */
export const NoticeLink = () => (
  <TextLink to="/privacy" target="_blank" aria-label="privacy notice, opens in a new tab">
    privacy notice
  </TextLink>
);
