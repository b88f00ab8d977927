import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { notification } from '../../../schema/tables/notification'
import { userPreference } from '../../../schema/tables/viewer'
import { Database } from '../../../worker/data/database'
import {
  followed,
  type NotificationEvent,
  type Recipient,
} from '../../../worker/services/notification/events'
import { notifyStatements } from '../../../worker/services/notification/notify'
import { NOON } from '../../factories/ids'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

const db = drizzle(env.DB)

/** Notifies people of an event. */
export const notifyAll = (recipients: readonly Recipient[], event: NotificationEvent, now = NOON) =>
  new Database(env.DB).write(notifyStatements(recipients, event, now))

/** Somebody new follows a person, who is notified. */
export async function followedBy(userId: string, name: string, now = NOON): Promise<string> {
  const follower = await createUser({ name })
  await notifyAll([{ userId, kind: 'follow' }], followed(follower.id, now), now)
  return follower.id
}

export async function prefer(userId: string, name: string, value: boolean): Promise<void> {
  await db.insert(userPreference).values({ userId, name, value: String(value), updatedAt: NOON })
}

/** Everything that is stored about a person's notifications. */
export const rowsOf = async (userId: string) =>
  (await db.select().from(notification)).filter((row) => row.userId === userId)

/** A signed-in person, in a browser. */
export async function reader(given: Parameters<typeof createUser>[0] = {}) {
  const user = await createUser({ emailVerifiedAt: NOON, ...given })
  const visit = newVisit()
  await visit.signIn(user.id)
  return { id: user.id, visit }
}

type Visit = Awaited<ReturnType<typeof reader>>['visit']

interface Listed {
  id: string
  kind: string
  isRead: boolean
  actorCount: number
  actors: { name: string }[]
  post: { title: string } | null
  createdAt: number
}

const LIST = `query ($tab: NotificationTab, $paging: PagingOptions) {
  notifications(tab: $tab, paging: $paging) {
    notifications { id kind isRead actorCount createdAt actors { name } post { title } }
    pagingInfo { next { limit to } }
  }
}`

/** A page of the viewer's notifications. */
export async function list(visit: Visit, variables: object = {}) {
  const { data } = await visit.ask(LIST, variables)
  return data?.notifications as {
    notifications: Listed[]
    pagingInfo: { next: { limit: number; to: string } | null }
  } | null
}

/** What the viewer's badge shows. */
export async function unseen(visit: Visit): Promise<number | undefined> {
  const { data } = await visit.ask('{ notificationStatus { unreadNotificationCount } }')
  return (data?.notificationStatus as { unreadNotificationCount: number } | null)?.unreadNotificationCount
}
