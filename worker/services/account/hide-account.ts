import { storiesOfUser } from '../../data/account/removal'
import { hideAccount, showAccount } from '../../data/account/visibility'
import type { Database } from '../../data/database'
import { deleteOtherSessions } from '../../data/identity/sessions'
import { discussionsOfUser } from '../../data/response/discussions'
import type { Mail } from '../../platform/mail/mailer'
import { deviceName } from '../identity/device-name'
import type { LeavingMail } from '../identity/mails/notices'
import { forgetAccount } from '../identity/remembered-account'
import { forgetSession } from '../identity/sessions'
import type { Needs, Site } from '../parts'
import type { CacheTagNames } from '../post/ports'

/** The parts that somebody needs who leaves. */
export type LeavingParts = Needs<
  'db' | 'clock' | 'session' | 'browser' | 'site' | 'purger' | 'reindex' | 'mailer' | 'later'
>

interface Person {
  id: string
  username: string
}

/** A person's stories, and the tags of all pages that show any of it, or count their responses. */
export async function shownOf(db: Database, names: CacheTagNames, { id, username }: Person) {
  const [posts, discussed] = await Promise.all([storiesOfUser(db, id), discussionsOfUser(db, id)])
  const tags = [
    names.user(id),
    names.username(username),
    names.home,
    names.topics,
    ...posts.map(names.post),
    ...discussed.map(names.responses),
  ]
  return { posts, tags }
}

/**
 * Hides the viewer's account and ends all their sessions. Pages that show them are purged before it returns: anyone who
 * has just left can look.
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
  reindex(posts, [person.id])
  forgetSession(browser)
  forgetAccount(browser)
  await purger.request()
}

/** Tells the owner by mail, after the response, that they have left. The account stays hidden if the mail can't go. */
export function tellLater(
  { clock, mailer, site, browser, later }: LeavingParts,
  to: string | null,
  mail: (site: Site, about: LeavingMail) => Mail,
): void {
  if (to === null) return
  const { mainOrigin, userAgent, country } = browser
  const about = { to, when: clock.now(), mainOrigin, device: deviceName(userAgent), country }
  later(
    mailer.send(mail(site, about)).catch((error: unknown) => {
      console.error(JSON.stringify({ event: 'mail-failed', mail: 'leaving', error: String(error) }))
    }),
  )
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
  reindex(posts, [person.id])
}
