import { env } from 'cloudflare:workers'
import { newId } from '../../schema/rules/new-id'
import { Database } from '../../worker/data/database'
import { insertPostNote } from '../../worker/data/post-note/writes'
import { NOON } from './ids'

/** Stores a private note for the editors of a publication, and returns its id. */
export async function createPostNote(given: { postId: string; authorId: string; collectionId: string }) {
  const id = newId()
  await new Database(env.DB).write([
    insertPostNote({ id, noteKey: id, audience: 'editors', text: 'A note', createdAt: NOON, ...given }),
  ])
  return id
}
