import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { paragraphName } from '../../../schema/inputs/post-note'
import {
  deviceId,
  pageToken,
  readingProgress,
  referrerHost,
  secondsRead,
  sourceString,
} from '../../../schema/inputs/reading-history'
import { entityId } from '../../../schema/inputs/text'
import {
  countedSeconds,
  FINISHED,
  keepsHistory,
  MOST_DEVICES,
  PROGRESS_STEPS,
  readSeconds,
  SAVED_AFTER,
} from '../../../schema/rules/reading-history'
import { dayOfVisit, type ReportedVisit } from '../../../schema/rules/stats/count-visits'
import { OPEN_FOR } from '../../../schema/rules/stats/reading-now'
import { SECOND } from '../../../schema/rules/time-units'
import { readingMessages as messages } from '../../../schema/wording/reading-messages'
import type { Statement } from '../../data/database'
import type { Post } from '../../data/post/rows'
import { historyEntry } from '../../data/reading-history/queries'
import { keepHistory, keepPlace, keepRead } from '../../data/reading-history/writes'
import { isolateMemory } from '../../isolate-memory'
import type { Session } from '../identity/session'
import type { Needs } from '../parts'
import { type Actor, actorOf } from '../policies/actor'
import type { Unread } from '../post/why-unread'
import { type Failure, fail, ok, type Result } from '../result'
import { reportVisit } from '../stats/report-visit'
import { isSentByBot, senderSession } from '../telemetry/sender'
import { defineUseCase } from '../use-case'
import { preferencesOf } from '../viewer/facts'
import { deviceOf } from './device'
import { isKnownFull, mayReport } from './report-pace'
import { resumeStatements } from './resume-list'
import { toldStory } from './told-story'
import { type ToldVisit, visitOf, whySkipped } from './visit-of'

type Parts = Needs<'db' | 'clock' | 'browser' | 'later' | 'lockouts' | 'newId' | 'visits'>

export type NotRecorded = Unread | Failure<'RATE_LIMITED'>

/** Whether a story counts as read by now. */
export interface Recorded {
  isRead: boolean
}

const NOTHING: Recorded = { isRead: false }
const TOO_OFTEN = fail('RATE_LIMITED', messages.tooOften)

/** What a browser says about somebody's reading. */
interface Reading {
  progress: number | undefined
  paragraph: string | undefined
  deviceId: string | undefined
}

/** What this isolate has told of visitors today: who repeats themselves costs nothing more. */
const MOST_COUNTED = 20_000
const counted = isolateMemory(new LRUCache<string, ReportedVisit>({ max: MOST_COUNTED }))

/** Each open page of a network is told of. */
const memoryKey = (
  { postId, at, names: [[name]], skipped }: ReportedVisit,
  page: string | undefined,
): string => `${dayOfVisit(at)} ${postId} ${name} ${skipped} ${page ?? ''}`

/** Whether a visit says nothing that an earlier one of the same page hasn't said a moment ago. */
const isRepeated = (visit: ReportedVisit, page: string | undefined): boolean => {
  const before = counted.get(memoryKey(visit, page))
  return (
    before !== undefined &&
    (page === undefined || visit.at - before.at < OPEN_FOR / 2) &&
    before.seconds >= visit.seconds &&
    before.isRead >= visit.isRead &&
    (before.depth ?? -1) >= (visit.depth ?? -1) &&
    (before.traits.source !== 'unknown' || visit.traits.source === 'unknown')
  )
}

/** Has a visitor's visit counted after the answer, unless their network reports too often. */
async function reportVisitor(
  parts: Parts,
  address: string,
  visit: ReportedVisit,
  page: string | undefined,
): Promise<void> {
  if (!(await mayReport(parts, address))) return
  await reportVisit(parts.visits, visit, page)
  counted.set(memoryKey(visit, page), visit)
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

/** What a signed-in reader keeps of their reading: their history, and under their account, that they have read. */
async function ownStatements(
  parts: Parts,
  session: Session,
  actor: NonNullable<Actor>,
  post: Post,
  told: ToldVisit,
  reading: Reading,
  isBot: boolean,
): Promise<Statement[]> {
  const { browser, clock } = parts
  const { isRead, seconds } = told
  // Whoever has only opened it has no place in it yet.
  const isView = !isRead && told.progress === undefined && seconds * SECOND < SAVED_AFTER
  const isKept = !isView && keepsHistoryOf(session, browser)
  const isCounted = isRead && !isBot && browser.isTrackingAllowed
  const day = dayOfVisit(clock.now())
  const counted = countedSeconds(seconds, post.readingTime)
  return [
    ...(isCounted ? [keepRead(post.id, day, actor.id, counted, post.access === 'locked' ? 1 : 0)] : []),
    ...(isKept ? await historyStatements(parts, actor, post, reading, isRead) : []),
  ]
}

/**
 * Takes what a page says about how somebody reads a story: has the visit counted, and keeps the story and the place in the
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
    source: v.nullish(sourceString),
    page: v.nullish(pageToken),
  }),
  async (parts: Parts, { postId, ...given }): Promise<Result<Recorded, NotRecorded>> => {
    const { db, browser, later, visits } = parts
    const session = await senderSession(parts)
    const actor = actorOf(session, browser.mainOrigin)
    const story = await toldStory(parts, actor, postId)
    if (!story.ok) return story
    const post = story.value
    if (post.kind !== 'story' || !(post.state === 'published' || post.state === 'unlisted'))
      return ok(NOTHING)
    const address = browser.address ?? 'unknown'
    if (!actor && isKnownFull(parts, address)) return TOO_OFTEN
    const needed = readSeconds(post.readingTime)
    const seconds = given.seconds ?? needed
    const isRead = seconds >= needed
    const progress = given.progress ?? undefined
    const told: ToldVisit = {
      seconds,
      isRead,
      progress,
      referrer: given.referrer ?? undefined,
      source: given.source ?? undefined,
    }
    const isBot = isSentByBot(parts)
    const page = browser.isTrackingAllowed ? (given.page ?? undefined) : undefined
    const skipped = whySkipped(actor, post, isBot, told)
    const visit = await visitOf(parts, actor, post, told, skipped)
    // A signed-in person keeps a history with whatever they read, also in a browser that a program drives.
    const isReader = skipped === null || skipped === 'fast' || (skipped === 'bot' && actor !== null)
    if (!actor) {
      if (!isRepeated(visit, page)) later(reportVisitor(parts, address, visit, page))
      return ok(isReader ? { isRead } : NOTHING)
    }
    if (!(await mayReport(parts, actor.id))) return TOO_OFTEN
    later(reportVisit(visits, visit, page))
    if (!(isReader && session)) return ok(NOTHING)
    const reading: Reading = {
      progress: progress ?? (typeof given.seconds === 'number' ? undefined : 1),
      paragraph: given.paragraphName ?? undefined,
      deviceId: given.deviceId ?? undefined,
    }
    await db.write(await ownStatements(parts, session, actor, post, told, reading, isBot))
    return ok({ isRead })
  },
)
