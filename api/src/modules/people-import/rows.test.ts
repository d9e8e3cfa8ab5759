import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { addAdmin, addClub, addMentor, addPerson } from '../../testing/fixtures.ts';
import { importRow, importRows, words } from '../../testing/import.ts';

const test = useTestApp();

const birthday = 'dateOfBirth: VALIDATION Date of birth must be a day, as 2010-03-14 or 14/03/2010';
const range = 'dateOfBirth: VALIDATION Date of birth must be in the past, and not before 1900';
const aClass = 'class: VALIDATION Class must be 9th, 10th, 11th or 12th';

/** Cells of a row and the errors that it gives. */
type Case = [cells: Record<string, string | null>, errors: string[]];
const outcomeOf = ([cells, errors]: Case) => [
  cells,
  errors.length > 0 ? 'WRONG' : 'MADE',
  ...errors,
];

describe('values of a row', () => {
  const cases: Case[] = [
    [{}, []],
    [{ name: null }, ['name: VALIDATION Name is required']],
    [{ name: ' \u200b ' }, ['name: VALIDATION Name is required']],
    [{ name: 'A' }, ['name: VALIDATION Name must be at least 2 characters']],
    [{ name: 'x'.repeat(201) }, ['name: VALIDATION Name must have at most 200 characters']],
    [{ name: 'Asha\nRao' }, ['name: VALIDATION This must be one line.']],
    [{ name: 'Asha\0' }, ['name: VALIDATION Name holds characters that are not text']],
    [{ email: '' }, ['email: VALIDATION Email is required']],
    [{ email: 'asha' }, ['email: VALIDATION Please enter a valid email']],
    [{ email: '\u200Basha@x.in\u00A0\uFEFF' }, []],
    [{ phone: '9'.repeat(51) }, ['phone: VALIDATION Phone must have at most 50 characters']],
    [{ class: '9' }, [aClass]],
    [{ class: ' 9th ', school: 'DAV Pune', phone: '98220 41736' }, []],
    [
      { school: 'x'.repeat(201) },
      ['school: VALIDATION School name must have at most 200 characters'],
    ],
    [
      { guardianContact: 'x'.repeat(201) },
      ['guardianContact: VALIDATION Guardian contact must have at most 200 characters'],
    ],
    [{ dateOfBirth: '2010-03-14' }, []],
    [{ dateOfBirth: '14/3/2010' }, []],
    [{ dateOfBirth: '14.03.2010' }, []],
    [{ dateOfBirth: '14-Mar-2010' }, [birthday]],
    [{ dateOfBirth: '40251' }, [birthday]],
    [{ dateOfBirth: '14/03-2010' }, [birthday]],
    [{ dateOfBirth: '14/03/10' }, [birthday]],
    [{ dateOfBirth: '31.02.2010' }, [birthday]],
    [{ dateOfBirth: '14 March 2010' }, [birthday]],
    [{ dateOfBirth: '99/99/9999' }, [birthday]],
    [{ dateOfBirth: '01/01/2999' }, [range]],
    [{ dateOfBirth: '31/12/1899' }, [range]],
    [{ name: '', class: '8th' }, ['name: VALIDATION Name is required', aClass]],
  ];

  it('are checked by the rules of the forms', async () => {
    const { token } = await addAdmin(test);
    const rows = cases.map(([cells], n) => importRow(n + 2, cells));
    const checked = await importRows(test, token, rows, { dryRun: true });
    const found = checked.map((row, n) => [cases[n]?.[0], ...words(row)]);
    expect(found).toEqual(cases.map(outcomeOf));
  });

  it('are stored as by the forms, and an escaped formula as it was typed', async () => {
    const { token } = await addAdmin(test);
    const cells = {
      name: ' =Asha ',
      email: ' Asha@Example.org',
      phone: "'\u202A+91 ९८२२०\u202C",
      school: "'＝DAV",
      guardianContact: "''@x",
      class: '9th',
      dateOfBirth: '14/03/2010',
    };
    const [row] = await importRows(test, token, [importRow(2, cells)]);
    expect(row).toMatchObject({
      outcome: 'MADE',
      record: {
        name: '=Asha',
        email: 'asha@example.org',
        phone: '+91 98220',
        status: null,
        formSubmitted: true,
        formDetails: {
          schoolName: '＝DAV',
          parentContact: "''@x",
          class: '9th',
          dateOfBirth: '2010-03-14',
        },
      },
    });
  });

  it('of educators have position and institution', async () => {
    const { token } = await addAdmin(test);
    const row = importRow(2, { position: 'Teacher', institution: 'City College', class: 'none' });
    const [made] = await importRows(test, token, [row], { audience: 'educator' });
    expect(made).toMatchObject({
      outcome: 'MADE',
      record: {
        role: 'educator',
        formDetails: { currentPosition: 'Teacher', institution: 'City College' },
      },
    });
  });
});

describe('club and mentor of a row', () => {
  /** Two clubs and four mentors; `Ravi` is the name of two. */
  async function addWorld() {
    const { token } = await addAdmin(test);
    const robotics = await addClub(test);
    const chess = await addClub(test, 'student', ['One'], 'Chess');
    await addClub(test, 'educator', ['One'], 'Labs');
    for (const name of ['Twice', 'twice']) await addClub(test, 'student', ['One'], name);
    const meera = await addMentor(test, { name: 'Méera Rao', clubId: robotics.id });
    await addMentor(test, { name: 'Gone', status: 'inactive' });
    const ravi = await addMentor(test, { name: 'Ravi', email: 'ravi@example.org' });
    await addMentor(test, { name: 'RAVI', clubId: chess.id });
    return { token, robotics, chess, meera, ravi };
  }

  const cases: Case[] = [
    [{ club: ' robotics  CLUB ', mentor: 'MÉERA rao' }, []],
    [{ mentor: 'Ravi@Example.org' }, []],
    [{ mentor: 'Me\u0301era Rao' }, []],
    [{ club: 'Robotic' }, ['club: NOT_FOUND Club not found']],
    [{ club: 'Labs' }, ['club: VALIDATION This club is for educators']],
    [{ club: 'TWICE' }, ['club: VALIDATION There are several clubs with this name']],
    [{ mentor: 'Nobody' }, ['mentor: NOT_FOUND Mentor not found']],
    [{ mentor: 'ravi' }, ['mentor: VALIDATION There are several mentors with this name']],
    [{ mentor: 'gone' }, ['mentor: VALIDATION This mentor is inactive']],
    [
      { club: 'Chess', mentor: 'Méera Rao' },
      ['mentor: VALIDATION This mentor belongs to another club'],
    ],
  ];

  it('are compared as search compares', async () => {
    const { token } = await addWorld();
    const rows = cases.map(([cells], n) => importRow(n + 2, cells));
    const checked = await importRows(test, token, rows, { dryRun: true });
    const found = checked.map((row, n) => [cases[n]?.[0], ...words(row)]);
    expect(found).toEqual(cases.map(outcomeOf));
  });

  it('are those of the mappings, which may be none', async () => {
    const { token, robotics, chess, ravi } = await addWorld();
    const rows = [
      importRow(2, { club: 'robots', mentor: 'RAVI' }),
      importRow(3, { club: 'Robotics Club', mentor: 'Who?' }),
      importRow(4, { club: 'Gone' }),
      importRow(5, { club: 'Labs' }),
    ];
    const { id: labs } = await test.deps.db
      .selectFrom('clubs')
      .select('id')
      .where('name', '=', 'Labs')
      .executeTakeFirstOrThrow();
    const made = await importRows(test, token, rows, {
      clubs: [
        { name: 'Robots', id: robotics.id },
        { name: 'Robotics Club', id: chess.id },
        { name: 'Gone', id: 'no-id' },
        { name: 'labs', id: labs },
      ],
      mentors: [
        { name: 'ravi', id: ravi.id },
        { name: 'who?', id: null },
      ],
    });
    expect(made).toMatchObject([
      { record: { assignedClub: { id: robotics.id }, assignedMentor: { id: ravi.id } } },
      { record: { assignedClub: { id: chess.id }, assignedMentor: null } },
      { outcome: 'WRONG', errors: [{ message: 'Club not found' }] },
      { outcome: 'WRONG', errors: [{ message: 'This club is for educators' }] },
    ]);
  });
});

describe('the email of a row', () => {
  it('is known of any account, and of a former one that can be restored', async () => {
    const { token } = await addAdmin(test);
    const mentor = await addMentor(test, { email: 'meera@example.org' });
    const person = await addPerson(test, 'educator', { email: 'now@example.org' });
    await test.deps.db
      .insertInto('email_changes')
      .values(
        [1, -1].map((days) => ({
          user_id: person.id,
          old_email: days > 0 ? 'former@example.org' : 'free@example.org',
          token_hash: String(days),
          confirmed: true,
          expires_at: new Date(test.clock.now.getTime() + days * 24 * 60 * 60_000),
        })),
      )
      .execute();
    const emails = [
      'MEERA@example.org',
      'now@example.org',
      'former@example.org',
      'free@example.org',
    ];
    const rows = emails.map((email, n) =>
      importRow(n + 2, { email, class: n === 0 ? '8th' : '9th' }),
    );
    const made = await importRows(test, token, rows);
    expect(made.map(({ outcome }) => outcome)).toEqual(['KNOWN', 'KNOWN', 'KNOWN', 'MADE']);
    expect(made[0]).toEqual({ line: 2, outcome: 'KNOWN' });
    const account = await test.call('GET /api/auth/me', { token: mentor.token });
    expect(account.body).toMatchObject({ role: 'mentor' });
  });

  it('counts once in a batch: the first row with it, also a wrong one', async () => {
    const { token } = await addAdmin(test);
    await addPerson(test, 'student', { email: 'known@example.org' });
    const rows = [
      importRow(2, { email: 'one@example.org' }),
      importRow(3, { email: 'ONE@example.org' }),
      importRow(4, { email: 'two@example.org', class: '8th' }),
      importRow(5, { email: 'two@example.org' }),
      importRow(6, { email: 'known@example.org' }),
      importRow(7, { email: 'known@example.org' }),
    ];
    const repeated = (line: number) => ({
      outcome: 'WRONG',
      errors: [{ field: 'email', code: 'CONFLICT', message: `Line ${line} has the same email` }],
    });
    const expected = [
      { outcome: 'MADE' },
      repeated(2),
      { outcome: 'WRONG' },
      repeated(4),
      { outcome: 'KNOWN' },
      { outcome: 'KNOWN' },
    ];
    expect(await importRows(test, token, rows)).toMatchObject(expected);
    const again = await importRows(test, token, rows);
    expect(again).toMatchObject([{ outcome: 'MADE_BEFORE' }, ...expected.slice(1)]);
  });
});
