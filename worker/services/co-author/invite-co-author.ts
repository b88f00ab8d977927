import * as v from 'valibot'
import { typedUsername } from '../../../schema/inputs/person'
import { entityId } from '../../../schema/inputs/text'
import { MOST_CO_AUTHOR_INVITATIONS, MOST_CO_AUTHORS } from '../../../schema/rules/own-stories'
import { coAuthorsWording } from '../../../schema/wording/co-authors'
import { coAuthorship, insertCoAuthor } from '../../data/co-author/queries'
import { readPeople } from '../../data/people'
import { userByUsername } from '../../data/user/queries'
import { type Blocked, blockBetween, blockedFailure } from '../block/barrier'
import { type NoWriter, requireEditor } from '../draft/require-writer'
import { coAuthorInvited } from '../notification/events'
import { notifyStatements, tellTabs } from '../notification/notify'
import type { Needs } from '../parts'
import { VISITOR } from '../policies/actor'
import { can } from '../policies/can'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type CoAuthors, listCoAuthors } from './read-co-authors'

type Parts = Needs<'db' | 'clock' | 'session' | 'browser' | 'lockouts' | 'later' | 'channels'>
type NotInvited = NoWriter | Blocked | Failure<'NOT_FOUND' | 'CONFLICT' | 'RATE_LIMITED'>

/** Invites somebody to write a story with its writer. Idempotent. Rule: docs/rules/writing.md, "Co-authors". */
export const inviteCoAuthor = defineUseCase(
  v.object({ postId: entityId, username: typedUsername }),
  async (parts: Parts, { postId, username }): Promise<Result<CoAuthors, NotInvited>> => {
    const own = await requireEditor(parts, postId, 'own')
    if (!own.ok) return own
    const { writer } = own.value
    if (!can(writer, 'publish', { entity: 'account', account: writer }))
      return fail('FORBIDDEN', coAuthorsWording.suspended)
    const { db, clock, lockouts } = parts
    const invitee = await db.first(userByUsername, username)
    if (!invitee || !can(VISITOR, 'list', { entity: 'user', user: invitee }))
      return fail('NOT_FOUND', coAuthorsWording.noPerson, 'username')
    const barrier = await blockBetween(readPeople(db), writer, [invitee.id])
    if (!can(writer, 'invite', { entity: 'user', user: invitee, barrier }))
      return barrier
        ? blockedFailure(barrier, 'username')
        : fail('CONFLICT', coAuthorsWording.yourself, 'username')
    if (await db.first(coAuthorship, postId, invitee.id)) return ok(await listCoAuthors(parts, postId, true))
    const { most, windowMs } = MOST_CO_AUTHOR_INVITATIONS
    if ((await lockouts.use('co-author-invitations', writer.id, windowMs, most)) > most)
      return fail('RATE_LIMITED', coAuthorsWording.tooMany)
    const now = clock.now()
    const row = { postId, userId: invitee.id, position: now, invitedAt: now, acceptedAt: null }
    const before = await listCoAuthors(parts, postId, true)
    if (before.people.length >= MOST_CO_AUTHORS)
      return fail('CONFLICT', coAuthorsWording.full(MOST_CO_AUTHORS), 'username')
    const recipients = [{ userId: invitee.id, kind: 'co-author' as const }]
    await db.write([
      insertCoAuthor(row, MOST_CO_AUTHORS),
      ...notifyStatements(recipients, coAuthorInvited(postId, writer.id, now), now),
    ])
    parts.later(tellTabs(parts, [invitee.id]))
    return ok(await listCoAuthors(parts, postId, true))
  },
)
