import { booksWording } from '../../../schema/wording/books'
import { usersByIds } from '../../data/user/queries'
import type { User } from '../../data/user/rows'
import type { Needs } from '../parts'
import { can } from '../policies/can'
import { SITE } from '../policies/site'
import { type Failure, fail, ok, type Result } from '../result'

const { messages } = booksWording

export type NotAuthor = Failure<'UNAUTHORIZED' | 'FORBIDDEN'>

/** The viewer, as the author of books that they may change. Rule: docs/rules/books.md, "Who may". */
export async function requireAuthor(
  { db, viewer }: Needs<'db' | 'viewer'>,
  action: 'edit' | 'remove',
): Promise<Result<User, NotAuthor>> {
  const actor = await viewer()
  if (!actor) return fail('UNAUTHORIZED', messages.signInFirst)
  const [owner] = await db.all(usersByIds, JSON.stringify([actor.id]))
  if (!owner) return fail('UNAUTHORIZED', messages.signInFirst)
  if (can(actor, action, { entity: 'book', owner })) return ok(owner)
  if (!can(actor, 'remove', { entity: 'book', owner })) return fail('FORBIDDEN', messages.notYours)
  return fail('FORBIDDEN', can(actor, 'reachOthers', SITE) ? messages.notVerified : messages.suspended)
}
