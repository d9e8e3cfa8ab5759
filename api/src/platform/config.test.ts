import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const server = 'postgres://waymark:secret@db.example.org:5432/waymark';

describe('the settings', () => {
  it('have defaults', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      nodeEnv: 'development',
      host: '127.0.0.1',
      port: 4100,
      demoData: true,
      timeZone: 'Asia/Kolkata',
      mailHour: 8,
      defaultLanguage: 'en',
      webUrl: 'http://localhost:4000',
      mailFrom: 'Waymark <no-reply@localhost>',
      auditMonths: 12,
      historyYears: 3,
      concernMonths: 36,
      confirmsEmail: false,
    });
    expect(config.dataDir).toMatch(/[\\/]\.data$/);
    expect(config.databaseUrl).toBeUndefined();
    expect(config.smtpUrl).toBeUndefined();
  });

  it('confirm emails with a mail server only', () => {
    const settings = { CONFIRM_EMAIL: '1', SMTP_URL: 'smtp://mail.example.org' };
    expect(readConfig(settings).confirmsEmail).toBe(true);
    expect(readConfig({ ...settings, CONFIRM_EMAIL: '0' }).confirmsEmail).toBe(false);
  });

  it('name trusted proxies, by default those of this machine', () => {
    expect(readConfig({}).trustedProxies).toEqual(['127.0.0.0/8', '::1']);
    const TRUSTED_PROXIES = ' 10.0.0.5, 172.31.250.0/24 ,fd00::/8,';
    const { trustedProxies } = readConfig({ TRUSTED_PROXIES });
    expect(trustedProxies).toEqual(['10.0.0.5', '172.31.250.0/24', 'fd00::/8']);
  });

  it.each([
    [{}, true],
    [{ MIGRATE: '0' }, false],
    [{ DATABASE_MIGRATION_URL: server }, false],
    [{ DATABASE_MIGRATION_URL: server, MIGRATE: '1' }, true],
  ])('%j: whether a start migrates: %s', (environment, migrates) => {
    expect(readConfig(environment).migrates).toBe(migrates);
  });

  it('count as missing when empty', () => {
    const empty = { DATABASE_URL: '', REDIS_URL: ' ', API_PORT: '', DEMO_DATA: '', NODE_ENV: '' };
    expect(readConfig(empty)).toEqual(readConfig({}));
  });

  it.each([
    [{ NODE_ENV: 'staging' }, 'NODE_ENV must be development, production or test'],
    [{ API_PORT: '70000' }, 'API_PORT must be a whole number from 0 to 65535'],
    [{ API_PORT: 'http' }, 'API_PORT must be a whole number from 0 to 65535'],
    [{ DATABASE_URL: 'mysql://db/waymark' }, 'DATABASE_URL must look like postgres://'],
    [{ DATABASE_URL: 'postgres://db.example.org' }, 'DATABASE_URL must look like postgres://'],
    [{ DATABASE_URL: 'postgres://db:port/waymark' }, 'DATABASE_URL must look like postgres://'],
    [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL must look like redis://'],
    [{ DEMO_DATA: 'yes' }, 'DEMO_DATA must be 0 or 1'],
    [{ DEMO_DATA: '1', DATABASE_URL: server }, 'DEMO_DATA=1 is only for the embedded database'],
    [{ DEMO_DATA: '1', NODE_ENV: 'production' }, 'DEMO_DATA=1 is refused'],
    [{ DATABASE_REPLICA_URL: server }, 'DATABASE_REPLICA_URL needs DATABASE_URL'],
    [{ CONFIRM_EMAIL: 'yes' }, 'CONFIRM_EMAIL must be 0 or 1'],
    [{ CONFIRM_EMAIL: '1' }, 'CONFIRM_EMAIL=1 needs SMTP_URL'],
    [{ REQUIRE_SECOND_FACTOR: 'yes' }, 'REQUIRE_SECOND_FACTOR must be 0 or 1'],
    [
      { REQUIRE_SECOND_FACTOR: '1', DATABASE_URL: server },
      'REQUIRE_SECOND_FACTOR=1 needs SECRET_KEY',
    ],
    [{ TIME_ZONE: 'Mars/Olympus' }, 'TIME_ZONE must be the name of a time zone'],
    [{ SMTP_URL: 'mail.example.org' }, 'SMTP_URL must look like smtp://'],
    [{ SMTP_URL: 'smtp://a:secret@mail:port' }, 'SMTP_URL must look like smtp://'],
    [{ WEB_URL: 'waymark.example' }, 'WEB_URL must be an origin'],
    [{ WEB_URL: 'https://waymark.example/app' }, 'WEB_URL must be an origin'],
    [{ WEB_URL: 'https://me:secret@waymark.example' }, 'WEB_URL must be an origin'],
    [{ MAIL_FROM: 'Waymark' }, 'MAIL_FROM must be an address'],
    [{ MAIL_FROM: 'a@example.org, b@example.org' }, 'MAIL_FROM must be an address'],
    [{ TRUSTED_PROXIES: 'bff' }, 'TRUSTED_PROXIES must be addresses or ranges'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES must be addresses or ranges'],
    [{ TRUSTED_PROXIES: '0.0.0.0/0' }, 'TRUSTED_PROXIES must be addresses or ranges'],
    [{ HASH_KEY: 'too short' }, 'HASH_KEY must have at least 32 characters'],
    [{ SECRET_KEY: 'too short' }, 'SECRET_KEY must have at least 32 characters'],
    [{ MAIL_HOUR: '24' }, 'MAIL_HOUR must be a whole number from 0 to 23'],
    [{ AUDIT_MONTHS: '0' }, 'AUDIT_MONTHS must be a whole number from 1 to 600'],
    [{ HISTORY_YEARS: '2.5' }, 'HISTORY_YEARS must be a whole number from 1 to 50'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, or address:port'],
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, or address:port'],
  ])('%j is refused in one line', (environment, message) => {
    const read = () => readConfig(environment);
    expect(read).toThrow(message);
    expect(read).toThrow(/^[^\n]+$/);
  });

  it('are not repeated in the error, because they may contain a password', () => {
    const read = () => readConfig({ DATABASE_URL: 'mysql://waymark:secret@db/waymark' });
    expect(read).not.toThrow(/secret/);
  });

  it.each([
    [{ PORT: '5000' }, 'http://localhost:5000', 'Waymark <no-reply@localhost>'],
    [{ PORT: '127.0.0.1:5000' }, 'http://localhost:5000', 'Waymark <no-reply@localhost>'],
    [{ PORT: '[::]:5000', WEB_URL: '' }, 'http://localhost:5000', 'Waymark <no-reply@localhost>'],
    [
      { PORT: '5000', WEB_URL: 'https://waymark.example/' },
      'https://waymark.example',
      'Waymark <no-reply@waymark.example>',
    ],
    [{ MAIL_FROM: 'hello@waymark.example' }, 'http://localhost:4000', 'hello@waymark.example'],
    [
      { MAIL_FROM: 'Waymark <hello@waymark.example>' },
      'http://localhost:4000',
      'Waymark <hello@waymark.example>',
    ],
  ])('%j: links in mails lead to %s, mails come from %s', (environment, webUrl, mailFrom) => {
    expect(readConfig(environment)).toMatchObject({ webUrl, mailFrom });
  });

  it.each([
    [{}, true],
    [{ DEMO_DATA: '0' }, false],
    [{ DEMO_DATA: '1' }, true],
    [{ NODE_ENV: 'production' }, false],
    [{ DATABASE_URL: server }, false],
    [{ DATABASE_URL: server, DEMO_DATA: '0' }, false],
  ])('%j: demo data %j', (environment, demoData) => {
    expect(readConfig(environment).demoData).toBe(demoData);
  });
});
