import type { PublicationAct } from '../../../schema/rules/collection-acts'
import { newsletterMessages } from '../../../schema/wording/newsletter-messages'
import { expectLeader, isNoLeader } from '../../data/collection/settings'
import type { Statement } from '../../data/database'
import { recordAct } from '../collection/record-act'
import type { Person } from '../policies/actor'
import { fail, ok, type Result } from '../result'
import { findKeptNewsletter, isOn, type Newsletter } from './find-newsletter'
import { type EndingParts, type NotEnded, requireEnder } from './require-ender'

/** Writes a change with its entry in the publication's log, and purges all pages that name the newsletter. */
async function write(
  { db, clock, purger }: EndingParts,
  ender: Person,
  { user, collection, name }: Newsletter,
  action: PublicationAct,
  statements: readonly Statement[],
): Promise<void> {
  const now = clock.now()
  const tags = [
    ...(user ? [purger.names.user(user.id)] : []),
    ...(collection ? [purger.names.collection(collection.id)] : []),
  ]
  await db.write([
    ...(collection
      ? [
          expectLeader(collection.id, ender.id),
          recordAct(collection.id, ender, action, now, { detail: name }),
        ]
      : []),
    ...statements,
    ...purger.statements(tags, { now }),
  ])
  await purger.request()
}

/** Ends a newsletter or brings it back, unless that was done already. */
export async function changeEnding(
  parts: EndingParts,
  newsletterId: string,
  wantsOn: boolean,
  action: PublicationAct,
  statements: (newsletter: Newsletter) => readonly Statement[],
): Promise<Result<Newsletter, NotEnded>> {
  const allowed = await requireEnder(parts, newsletterId)
  if (!allowed.ok) return allowed
  const { ender, newsletter } = allowed.value
  if (isOn(newsletter) === wantsOn) return ok(newsletter)
  try {
    await write(parts, ender, newsletter, action, statements(newsletter))
  } catch (error) {
    if (!isNoLeader(error)) throw error
    return fail('FORBIDDEN', newsletterMessages.notYours)
  }
  const after = await findKeptNewsletter(parts, newsletterId)
  return after ? ok(after) : fail('NOT_FOUND', newsletterMessages.notThere, 'newsletterId')
}
