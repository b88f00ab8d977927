import type { Database } from '../../data/database'
import { toldOfEvents } from '../../data/notification/queries'
import { withdrawEvents } from '../../data/notification/withdraw'
import type { Post } from '../../data/post/rows'
import { mentioned } from '../notification/events'
import { notifyStatements } from '../notification/notify'
import type { ResponseInDiscussion, Telling } from './decide'
import { answeredBy, tellOfShown } from './decide'
import { idOf } from './discussion'
import { heldEvent, responseEvent, toldOfResponse } from './told'

/** Takes back what people were told of a response that is deleted: also those who decide, and whom it has mentioned. */
export async function tellNoMore(db: Database, responseInDiscussion: ResponseInDiscussion): Promise<Telling> {
  const { post } = responseInDiscussion.response
  const eventKeys = [
    responseEvent(responseInDiscussion, post.id, post.creatorId),
    mentioned(post.id, idOf(responseInDiscussion.discussion), post.creatorId),
  ].map(({ eventKey }) => eventKey)
  const rows = await db.all(toldOfEvents, post.creatorId, JSON.stringify(eventKeys))
  const told = [...new Set(rows.map(({ userId }) => userId))]
  return { statements: withdrawEvents(told, eventKeys), told }
}

/** Tells those whom a response is for when it comes back, as when it was written; nobody of one that was hidden. */
export async function tellAgain(
  db: Database,
  responseInDiscussion: ResponseInDiscussion,
  state: Post['state'],
  now: number,
): Promise<Telling> {
  const { post, place } = responseInDiscussion.response
  if (place.status === 'shown' && state === 'published') return tellOfShown(db, responseInDiscussion, now)
  if (place.status !== 'held') return { statements: [], told: [] }
  const answered = await answeredBy({ db }, responseInDiscussion)
  const recipients = toldOfResponse(answered, post.creatorId, true)
  return {
    statements: notifyStatements(recipients, heldEvent(answered, post.id, post.creatorId), now),
    told: recipients.map(({ userId }) => userId),
  }
}
