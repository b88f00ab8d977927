import * as v from 'valibot'
import { paragraphName } from '../../../schema/inputs/post-note'
import { deviceId, readingProgress, referrerHost, secondsRead } from '../../../schema/inputs/reading-history'
import { entityId } from '../../../schema/inputs/text'
import {
  countedSeconds,
  FINISHED,
  keepsHistory,
  MOST_DEVICES,
  MOST_READING_REPORTS,
  PROGRESS_STEPS,
  readSeconds,
} from '../../../schema/rules/reading-history'
import { DAY } from '../../../schema/rules/time-units'
import { readingMessages as messages } from '../../../schema/wording/reading-messages'
import type { Statement } from '../../data/database'
import { postsByIds } from '../../data/post/queries'
import type { Post } from '../../data/post/rows'
import { historyEntry } from '../../data/reading-history/queries'
import { countRead } from '../../data/reading-history/readers-of-day'
import { keepHistory, keepPlace } from '../../data/reading-history/writes'
import { isolateMemory } from '../../isolate-memory'
import type { Session } from '../identity/session'
import type { Needs } from '../parts'
import { type Actor, actorOf } from '../policies/actor'
import { can } from '../policies/can'
import { authorsOf } from '../post/co-authors'
import { type Unread, whyUnread } from '../post/why-unread'
import { type Failure, fail, ok, type Result } from '../result'
import { isSentByBot, senderSession } from '../telemetry/sender'
import { defineUseCase } from '../use-case'
import { preferencesOf } from '../viewer/facts'
import { deviceOf } from './device'
import { readerKeys } from './reader-key'
import { resumeStatements } from './resume-list'

type Parts = Needs<'db' | 'clock' | 'browser' | 'later' | 'lockouts' | 'newId'>

export type NotRecorded = Unread | Failure<'RATE_LIMITED'>

/** Whether a story counts as read by now. */
export interface Recorded {
  isRead: boolean
}

const NOTHING: Recorded = { isRead: false }

/** What a browser says about somebody's reading. */
interface Reading {
  progress: number | undefined
  paragraph: string | undefined
  deviceId: string | undefined
}

/** Visitors whom this isolate has counted today, with the seconds: who repeats themselves costs nothing more. */
const counted = isolateMemory(new Map<string, number>())
const MOST_COUNTED = 20_000

/** What counts a read, and what to do once that is stored. */
interface Counting {
  statements: Statement[]
  remember?: () => void
}

/** Counts a read: once of each account and of each network. */
async function countReading(
  parts: Parts,
  actor: Actor,
  post: Post,
  seconds: number,
  referrer: string,
): Promise<Counting> {
  const day = Math.floor(parts.clock.now() / DAY)
  const read = { postId: post.id, day, seconds: countedSeconds(seconds, post.readingTime), referrer }
  const keys = await readerKeys(parts, actor, post.id, day)
  const isBrief = !parts.browser.isTrackingAllowed
  const statements = countRead(keys, isBrief, read)
  // An account's counted reading depends on where it reads, so only visitors are remembered.
  if (actor) return { statements }
  const key = `${day} ${post.id} ${isBrief ? keys.network.brief : keys.network.key}`
  if ((counted.get(key) ?? -1) >= read.seconds) return { statements: [] }
  const remember = () => {
    if (counted.size >= MOST_COUNTED) counted.clear()
    counted.set(key, read.seconds)
  }
  return { statements, remember }
}

/** Keeps a person's history, and their place if it is known. */
async function historyStatements(
  parts: Parts,
  { id: userId }: NonNullable<Actor>,
  { id: postId }: Post,
  { progress: share, paragraph, deviceId: device }: Reading,
  isRead: boolean,
): Promise<Statement[]> {
  const { db, clock, browser, newId } = parts
  const now = clock.now()
  const progress = Math.round((share ?? 0) * PROGRESS_STEPS)
  const before = await db.first(historyEntry, userId, postId)
  // A story may be read in one sitting and seen to its end in another. One that was taken out starts over.
  const known = before?.removedAt === null ? before : undefined
  const isFinished =
    (isRead || known?.isRead === 1) && Math.max(progress, known?.progress ?? 0) >= FINISHED * PROGRESS_STEPS
  const place = { userId, postId, progress, savedAt: now }
  return [
    keepHistory(userId, postId, progress, now, isRead ? 1 : 0, isFinished ? now : null),
    ...(device && paragraph && share !== undefined
      ? keepPlace(
          { ...place, deviceId: device, device: deviceOf(browser.userAgent), paragraph },
          MOST_DEVICES,
        )
      : []),
    ...resumeStatements(userId, { id: newId(), postId }, known, { progress, isFinished }, now),
  ]
}

const keepsHistoryOf = ({ user }: Session, { isTrackingAllowed }: Parts['browser']): boolean =>
  keepsHistory(preferencesOf(user).get('readingHistory'), isTrackingAllowed)

/**
 * Takes what a page says about how somebody reads a story: counts the read, and keeps the story and the place in the
 * history of the signed-in reader. A page that reports nothing more has been read. Idempotent. Rule:
 * docs/rules/reading-history.md, "Reporting".
 */
export const recordReading = defineUseCase(
  v.object({
    postId: entityId,
    seconds: v.nullish(secondsRead),
    progress: v.nullish(readingProgress),
    paragraphName: v.nullish(paragraphName),
    deviceId: v.nullish(deviceId),
    referrer: v.nullish(referrerHost),
  }),
  async (parts: Parts, { postId, ...given }): Promise<Result<Recorded, NotRecorded>> => {
    const { db, browser, lockouts } = parts
    const session = await senderSession(parts)
    const actor = actorOf(session, browser.mainOrigin)
    const post = await db.first(postsByIds, JSON.stringify([postId]))
    const missing = fail('NOT_FOUND', messages.noPost, 'postId')
    const unread = await whyUnread(parts, actor, post, missing)
    if (!post || unread) return unread ?? missing
    const thing = { entity: 'post', post } as const
    const isRecorded = !actor || can(actor, 'record', { entity: 'account', account: actor })
    const isReader = isRecorded && !authorsOf(post).includes(actor?.id ?? '')
    const isOut = post.state === 'published' || post.state === 'unlisted'
    const isReading = isReader && isOut && post.kind === 'story' && can(actor, 'readWhole', thing)
    // A signed-in person keeps a history with whatever they read.
    const isBot = isSentByBot(parts)
    if (!isReading || (isBot && !actor)) return ok(NOTHING)
    const needed = readSeconds(post.readingTime)
    const seconds = given.seconds ?? needed
    const isRead = seconds >= needed
    const reading: Reading = {
      progress: given.progress ?? (typeof given.seconds === 'number' ? undefined : 1),
      paragraph: given.paragraphName ?? undefined,
      deviceId: given.deviceId ?? undefined,
    }
    const isKept = session !== null && keepsHistoryOf(session, browser)
    const counting: Counting =
      isRead && !isBot
        ? await countReading(parts, actor, post, seconds, given.referrer ?? '')
        : { statements: [] }
    const statements = [
      ...counting.statements,
      ...(isKept && actor ? await historyStatements(parts, actor, post, reading, isRead) : []),
    ]
    if (statements.length === 0) return ok({ isRead })
    const { most, windowMs } = MOST_READING_REPORTS
    const uses = await lockouts.use('reading', actor?.id ?? browser.address ?? 'unknown', windowMs, most)
    if (uses > most) return fail('RATE_LIMITED', messages.tooOften)
    await db.write(statements)
    counting.remember?.()
    return ok({ isRead })
  },
)
