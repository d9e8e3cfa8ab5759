import { TextLink } from './TextLink.tsx';

/** Link to the privacy notice beside a form. Opens a new tab, so that no input is lost. */
export const NoticeLink = () => (
  <TextLink to="/privacy" target="_blank" aria-label="privacy notice, opens in a new tab">
    privacy notice
  </TextLink>
);
