import { env } from 'cloudflare:workers'
import { Database } from '../../worker/data/database'
import { type UpsertedSequence, upsertSequence } from '../../worker/data/sequence/writes'
import { NOON, nextId } from './ids'

type Given = Partial<UpsertedSequence> & Pick<UpsertedSequence, 'creatorId'>

/** Stores a published series with stories in the given order. */
export async function createSequence(
  given: Given,
  postIds: readonly string[] = [],
): Promise<UpsertedSequence> {
  const id = given.id ?? nextId()
  const row: UpsertedSequence = {
    id,
    slug: `series-${id}-x`,
    title: `Series ${id}`,
    createdAt: NOON,
    updatedAt: NOON,
    publishedAt: NOON,
    postIds,
    ...given,
  }
  await new Database(env.DB).write(upsertSequence(row))
  return row
}
