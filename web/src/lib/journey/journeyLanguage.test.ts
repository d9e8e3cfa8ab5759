import { afterEach, expect, it } from 'vitest';
import { activate, loadMessages } from '../i18n/catalogs.ts';
import { isolated } from '../i18n/formats.ts';
import { journeyStages } from './journey.ts';
import { headline, lead, nextWords } from './journeyTexts.ts';

afterEach(() => {
  activate('en');
});

const stages = () =>
  journeyStages({
    percent: 50,
    currentStage: 'Assessment',
    lastUpdated: null,
    stages: [
      {
        id: 'p1',
        status: 'COMPLETED',
        feedback: null,
        date: null,
        stage: { id: 's1', name: 'Assessment', description: null },
      },
      {
        id: 'p2',
        status: 'IN_PROGRESS',
        feedback: null,
        date: null,
        stage: { id: 's2', name: 'Robot week', description: 'Build one.' },
      },
    ],
  });

it.each([
  ['hi', '1 पड़ाव पूरा हुआ।', 'मूल्यांकन', 'अभी का चरण: '],
  ['mr', '1 टप्पा पूर्ण झाला.', 'मूल्यांकन', 'सध्याचा टप्पा: '],
] as const)(
  'the path is in %s, the words of the club as written',
  async (language, done, assessment, here) => {
    activate(language);
    await loadMessages('signedIn');
    const path = stages();
    expect(path.map(({ name }) => name)).toEqual([assessment, 'Robot week']);
    expect(headline('Asha Rao', path)).toBe(`${isolated('Asha')}, ${done}`);
    expect(lead(path, { club: null, mentor: null })).toContain(here + isolated('Robot week'));
    expect(nextWords(path, null).detail).toBe(isolated('Build one.'));
  },
);
