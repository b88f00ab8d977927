import { storiesOfUser } from '../../data/account/removal'
import { hideAccount, showAccount } from '../../data/account/visibility'
import type { Database } from '../../data/database'
import { deleteOtherSessions } from '../../data/identity/sessions'
import { forgetAccount } from '../identity/remembered-account'
import { forgetSession } from '../identity/sessions'
import type { Needs } from '../parts'
import type { CacheTagNames } from '../post/ports'

interface Person {
  id: string
  username: string
}

/** A person's stories, and the tags of all pages that show any of it. */
async function shownOf(db: Database, names: CacheTagNames, { id, username }: Person) {
  const posts = await storiesOfUser(db, id)
  const tags = [names.user(id), names.username(username), names.home, names.topics, ...posts.map(names.post)]
  return { posts, tags }
}

/**
 * Hides the viewer's account and ends all their sessions; pages that showed them are purged first.
 *
 * @param deleteAfter when it is removed for good, in milliseconds since 1970 UTC; null for never.
 */
export async function hideOwnAccount(
  { db, clock, purger, reindex, browser }: Needs<'db' | 'clock' | 'purger' | 'reindex' | 'browser'>,
  person: Person,
  deleteAfter: number | null,
): Promise<void> {
  const now = clock.now()
  const { posts, tags } = await shownOf(db, purger.names, person)
  await db.write([
    ...hideAccount(person.id, now, deleteAfter),
    deleteOtherSessions(person.id, null),
    ...purger.statements(tags, { now, urgent: true }),
  ])
  purger.request()
  reindex(posts)
  forgetSession(browser)
  forgetAccount(browser)
}

/** Restores a hidden account with its stories, because its owner has signed in. */
export async function bringBack(
  { db, clock, purger, reindex }: Needs<'db' | 'clock' | 'purger' | 'reindex'>,
  person: Person,
): Promise<void> {
  const now = clock.now()
  const { posts, tags } = await shownOf(db, purger.names, person)
  await db.write([...showAccount(person.id, now), ...purger.statements(tags, { now })])
  purger.request()
  reindex(posts)
}
