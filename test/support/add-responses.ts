import { newId } from '../../schema/rules/new-id'
import { demoId } from '../../worker/commands/demo/ids'
import { Database } from '../../worker/data/database'
import { findAnswered } from '../../worker/services/response/discussion'
import { responseStatements } from '../../worker/services/response/respond'
import { readResponse } from '../../worker/services/response/response-body'
import type { Site } from './site'

/** Responses of somebody of the demo to a story, which are out: one a minute, the last one now. */
export async function addResponses(site: Site, by: string, postId: string, texts: readonly string[]) {
  const db = new Database(site.bindings.DB)
  for (const [index, text] of texts.entries()) {
    const answered = await findAnswered(db, postId)
    const read = await readResponse(db, { text })
    if (!answered || !read.ok) throw new Error('It can’t be responded to')
    const id = newId()
    const now = Date.now() - (texts.length - 1 - index) * 60_000
    const given = { id, versionId: newId(), authorId: demoId('user', by), key: id, now, isHeld: false }
    await db.write(responseStatements(answered, read.value, given))
  }
}
