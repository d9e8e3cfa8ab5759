import type { WriteResult } from '../../domain/writeResult.ts';
import { notInList } from '../failures/upstreamError.ts';
import { isId } from '../http/call.ts';
import type { Reply, RestClient, WriteOptions } from '../http/client.ts';
import type { MaybePromise, Removal } from '../port.ts';
import { isRecord } from '../reading/isRecord.ts';
import { ifReadable } from '../reading/orError.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { recordOf } from '../reading/unwrap.ts';
import type { Spelling } from './userErrors.ts';
import { resultOf, writeResult } from './writeResult.ts';

interface ListedEntities<Noun extends string, T> {
  noun: Noun;
  /** The admin's list. */
  all: () => MaybePromise<T[]>;
  read: (record: RecordReader, reader: 'admin', context: { version: string | null }) => T;
  /** Paths in the input of the fields that a refusal names. */
  spelling?: Spelling;
}

/** Finds and changes entities that have one list for the admin: clubs and mentors. */
export function createListedEntities<
  Noun extends 'club' | 'mentor',
  T extends { id: string; name: string },
>(rest: RestClient, { noun, all, read, spelling = {} }: ListedEntities<Noun, T>) {
  const path = `/api/admin/${noun}s`;
  const one = `${path}/{id}`;

  /** The entity in the reply of a write; null where the record lacks id or name. */
  function inReply(reply: Reply): T | null {
    if (!isRecord(reply.body)) return null;
    const record = recordOf(reply, noun);
    const isWhole = record.optionalId() !== null && record.text('name') !== null;
    return isWhole ? read(record, 'admin', { version: reply.etag }) : null;
  }

  /** @throws UpstreamError NOT_FOUND */
  function found(entity: T | undefined, key: string): T {
    if (entity !== undefined) return entity;
    throw notInList(`GET ${path}`, key, `${noun === 'club' ? 'Club' : 'Mentor'} not found`);
  }

  const find = async (id: string): Promise<T> =>
    found(isId(id) ? (await all()).find((entity) => entity.id === id) : undefined, id);

  const existing = (id: string) => ({ noun, id, spelling, inReply, read: () => find(id) });

  return {
    find,

    /** @param findAdded finds the new entity in the list where the reply has no id */
    async add(options: WriteOptions, key: string, findAdded: (list: T[]) => T | undefined) {
      const written = await rest.write('POST', path, options);
      const readAdded = async () => {
        const id = written.ok ? idIn(written.reply, noun) : null;
        const list = await all();
        return found(list.find((entity) => entity.id === id) ?? findAdded(list), key);
      };
      const result = writeResult(written, { noun, id: null, spelling, inReply, read: readAdded });
      return { written, result };
    },

    async update(
      { id, ifVersion }: Removal,
      body: object,
      named?: Spelling,
    ): Promise<WriteResult<Noun, T>> {
      const written = await rest.write('PUT', one, { params: { id }, body, ifMatch: ifVersion });
      return writeResult(written, { ...existing(id), spelling: { ...spelling, ...named } });
    },

    /** Has no entity, except after a version conflict. */
    async remove({ id, ifVersion }: Removal) {
      const written = await rest.write('DELETE', one, { params: { id }, ifMatch: ifVersion });
      const result = written.ok
        ? resultOf<Noun, T>(noun, null)
        : writeResult(written, existing(id));
      return { ...result, removedId: written.ok ? id : null };
    },
  };
}

/** The id in the reply of a write; null without one. */
function idIn(reply: Reply, wrapper: string): string | null {
  if (!isRecord(reply.body)) return null;
  return ifReadable(() => recordOf(reply, wrapper).optionalId());
}
