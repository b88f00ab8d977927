import { mentionedIn } from '../../../schema/rules/mentions'
import type { Database, Statement } from '../../data/database'
import { withdrawEvents } from '../../data/notification/withdraw'
import type { Post } from '../../data/post/rows'
import { mentioned } from '../notification/events'
import { notifyStatements } from '../notification/notify'
import { bodyOf } from './body-of'
import type { ResponseInDiscussion } from './decide'
import { answeredBy } from './decide'
import { idOf } from './discussion'
import { heldEvent, responseEvent, toldOfResponse } from './told'

/** Statements, and whose open tabs hear of them. */
interface Telling {
  statements: Statement[]
  told: string[]
}

/** Takes back what people were told of a response that is deleted: also those who decide, and whom it mentions. */
export async function tellNoMore(db: Database, responseInDiscussion: ResponseInDiscussion): Promise<Telling> {
  const { post } = responseInDiscussion.response
  const answered = await answeredBy({ db }, responseInDiscussion)
  const recipients = [true, false].flatMap((isHeld) => toldOfResponse(answered, post.creatorId, isHeld))
  const told = [
    ...new Set([...recipients.map(({ userId }) => userId), ...mentionedIn(await bodyOf(db, post))]),
  ]
  const event = responseEvent(answered, post.id, post.creatorId)
  const mention = mentioned(post.id, idOf(responseInDiscussion.discussion), post.creatorId)
  return { statements: withdrawEvents(told, [event.eventKey, mention.eventKey]), told }
}

/** Tells those whom a response is for when it comes back, as when it was written. */
export async function tellAgain(
  db: Database,
  responseInDiscussion: ResponseInDiscussion,
  state: Post['state'],
  now: number,
): Promise<Telling> {
  const { post } = responseInDiscussion.response
  const answered = await answeredBy({ db }, responseInDiscussion)
  const isHeld = state === 'draft'
  const recipients = toldOfResponse(answered, post.creatorId, isHeld)
  const event = (isHeld ? heldEvent : responseEvent)(answered, post.id, post.creatorId)
  return {
    statements: notifyStatements(recipients, event, now),
    told: recipients.map(({ userId }) => userId),
  }
}
