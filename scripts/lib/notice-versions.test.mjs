import { expect, it } from 'vitest';
import { noticeVersion } from '../../web/src/content/noticeVersion.ts';
import { noticeVersions } from '../../api/src/domain/notice-versions.ts';

it('the api knows the version of the privacy notice that the web shows as its last', () => {
  expect(noticeVersions.at(-1)).toBe(noticeVersion.number);
});
