import DataLoader from 'dataloader';
import { Pool } from 'undici';
import { upstream } from '../measured.mjs';
import { toClub, toMentor, toOwnMentor, toStage } from './rows.mjs';

const pool = new Pool(upstream, { connections: null });

/** Reads the JSON of a REST call with the caller's token. */
export async function get(path, authorization) {
  const { statusCode, body } = await pool.request({
    method: 'GET',
    path: `/api/${path}`,
    headers: { accept: 'application/json', authorization },
  });
  if (statusCode !== 200) throw new Error(`GET ${path} answered ${statusCode}`);
  return body.json();
}

/** The context of one operation: its REST calls and a DataLoader for each reference. */
export function createContext(authorization) {
  const read = (path) => get(path, authorization);
  const fromList = (path, toRow) =>
    new DataLoader(async (ids) => {
      const byId = new Map((await read(path)).map((record) => [record._id, toRow(record)]));
      return ids.map((id) => byId.get(id) ?? null);
    });
  const each = (load) => new DataLoader((keys) => Promise.all(keys.map(load)));
  return {
    read,
    profile: each(async () => toOwnMentor(await read('mentor/profile'))),
    clubs: fromList('admin/clubs', toClub),
    mentors: fromList('admin/mentors', toMentor),
    stages: each(async (id) => (await read(`mentor/clubs/${id}/stages`)).map(toStage)),
  };
}
