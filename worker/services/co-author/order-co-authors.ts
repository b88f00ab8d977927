import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { MOST_CO_AUTHORS } from '../../../schema/rules/own-stories'
import { coAuthorsWording } from '../../../schema/wording/co-authors'
import { arrangeCoAuthors } from '../../data/co-author/queries'
import { type NoWriter, requireEditor } from '../draft/require-writer'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type CoAuthors, listCoAuthors } from './read-co-authors'

type Parts = Needs<'db' | 'clock' | 'session' | 'browser' | 'purger'>

/** Arranges the byline after the writer. Idempotent. Rule: docs/rules/writing.md, "Co-authors". */
export const orderCoAuthors = defineUseCase(
  v.object({
    postId: entityId,
    userIds: v.pipe(v.array(entityId), v.maxLength(MOST_CO_AUTHORS, coAuthorsWording.full(MOST_CO_AUTHORS))),
  }),
  async (
    parts: Parts,
    { postId, userIds },
  ): Promise<Result<CoAuthors, NoWriter | Failure<'NOT_FOUND' | 'CONFLICT'>>> => {
    const own = await requireEditor(parts, postId, 'own')
    if (!own.ok) return own
    const { people } = await listCoAuthors(parts, postId, true)
    const given = new Set(userIds)
    const isWhole = people.length === userIds.length && people.every(({ id }) => given.has(id))
    if (!isWhole) return fail('CONFLICT', coAuthorsWording.changed)
    const { db, clock, purger } = parts
    await db.write([
      ...arrangeCoAuthors(postId, userIds),
      ...purger.statements([purger.names.post(postId)], { now: clock.now() }),
    ])
    await purger.request()
    return ok(await listCoAuthors(parts, postId, true))
  },
)
