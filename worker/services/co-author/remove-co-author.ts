import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { coAuthorsWording } from '../../../schema/wording/co-authors'
import { deleteCoAuthor } from '../../data/co-author/queries'
import { type NoWriter, requireEditor } from '../draft/require-writer'
import type { Needs } from '../parts'
import { can } from '../policies/can'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type CoAuthors, listCoAuthors } from './read-co-authors'

type Parts = Needs<'db' | 'clock' | 'session' | 'browser' | 'purger'>

/**
 * Takes somebody out of the byline, or takes back their invitation: the writer anybody, others themselves. Idempotent.
 * Rule: docs/rules/writing.md, "Co-authors".
 */
export const removeCoAuthor = defineUseCase(
  v.object({ postId: entityId, userId: entityId }),
  async (parts: Parts, { postId, userId }): Promise<Result<CoAuthors, NoWriter | Failure<'NOT_FOUND'>>> => {
    const editor = await requireEditor(parts, postId, 'edit')
    if (!editor.ok) return editor
    const { writer, post } = editor.value
    const isWriter = can(writer, 'own', { entity: 'post', post })
    if (!isWriter && userId !== writer.id) return fail('FORBIDDEN', coAuthorsWording.notThere, 'userId')
    const { db, clock, purger } = parts
    await db.write([
      ...deleteCoAuthor(postId, userId),
      ...purger.statements([purger.names.post(postId)], { now: clock.now() }),
    ])
    await purger.request()
    return ok(await listCoAuthors(parts, postId, isWriter))
  },
)
