import { LETTER_LEASE } from '../../../schema/rules/letters'
import type { WelcomeEnd } from '../../../schema/rules/welcome'
import { insertWindow } from '../../data/letter/claims'
import {
  claimWelcome,
  countClaimed,
  countWelcome,
  postponeWelcome,
  settleWelcome,
} from '../../data/welcome/claims'
import { type DueWelcome, dueWelcomes } from '../../data/welcome/queries'
import { countEnded, endWelcomes } from '../../data/welcome/writes'
import { handOver, isUncertain } from '../letter/hand-over'
import { linksFor } from '../letter/letter-mail'
import { type Room, roomAt } from '../letter/windows'
import { unsuppressed } from '../newsletter/suppression'
import type { JobNeeds } from '../parts'
import { type OpenWelcome, openWelcomes } from './open-welcomes'
import { welcomeMail } from './welcome-mail'

type Parts = JobNeeds<
  | 'clock'
  | 'db'
  | 'keys'
  | 'letterLimits'
  | 'mailer'
  | 'mainOrigin'
  | 'operator'
  | 'pictureKeys'
  | 'reader'
  | 'site'
>

/** How many mails are handed over at the same time. */
const AT_ONCE = 6

/** A mail that is due, when it was found to be. */
interface Due extends DueWelcome {
  dueAt: number
}

/** Whether somebody gets letters now. */
const takes = ({ state, rhythm, pausedUntil }: Due, now: number): boolean =>
  state === 'active' && rhythm === 'each' && (pausedUntil === null || pausedUntil <= now)

/** What becomes of a mail. @param dueAt as its row has it. */
const settled = ({ welcomeId, subscriberId }: Due, dueAt: number, end: WelcomeEnd, now: number) => [
  countWelcome(welcomeId, subscriberId, dueAt, end),
  settleWelcome(welcomeId, subscriberId, dueAt, end, now),
]

/** Whoever can't be reached gets neither this mail nor what follows. */
async function end({ db, clock }: Parts, row: Due): Promise<void> {
  const { welcomeId, subscriberId, dueAt } = row
  const now = clock.now()
  await db.write([
    ...settled(row, dueAt, 'skipped', now),
    countEnded(subscriberId, welcomeId),
    endWelcomes(subscriberId, welcomeId, now),
  ])
}

/** Claims a mail, unless somebody else has, or there is no room for it. @returns until when. */
async function claim({ db, letterLimits }: Parts, row: Due, { minute, day }: Room, now: number) {
  const { welcomeId, subscriberId, dueAt } = row
  const until = now + LETTER_LEASE
  const [, , claimed] = await db.write([
    insertWindow({ span: 'minute', startsAt: minute }),
    insertWindow({ span: 'day', startsAt: day }),
    claimWelcome(
      welcomeId,
      subscriberId,
      dueAt,
      now,
      until,
      1,
      minute,
      letterLimits.perMinute,
      day,
      letterLimits.perDay,
    ),
    countClaimed('minute', minute, welcomeId, subscriberId, until),
    countClaimed('day', day, welcomeId, subscriberId, until),
  ])
  return claimed === 1 ? until : undefined
}

/** Hands a mail over to who is to get it. */
async function send(parts: Parts, row: Due, welcome: OpenWelcome | undefined, room: Room): Promise<void> {
  const { db, clock, mailer } = parts
  const { welcomeId, subscriberId, dueAt, handedAt, refusals } = row
  const now = clock.now()
  if (!welcome) return void (await db.write(settled(row, dueAt, 'skipped', now)))
  if (isUncertain(row, now, mailer)) return void (await db.write(settled(row, dueAt, 'failed', now)))
  const until = await claim(parts, row, room, now)
  if (until === undefined) return
  const links = await linksFor(parts, welcome.newsletter, row, row.welcomeId)
  const content = welcome.contentFor(welcome.isWhole(row), links)
  const mail = welcomeMail(welcome, row, content, links)
  const outcome = await handOver(parts, { handedAt: handedAt ?? now, refusals }, mail)
  await db.write(
    typeof outcome === 'string'
      ? settled(row, until, outcome === 'sent' ? 'sent' : 'failed', clock.now())
      : [postponeWelcome(welcomeId, subscriberId, until, outcome.until, outcome.handedAt)],
  )
}

/**
 * Sends new subscribers what is due, `perRun` mails at most, each once. Rule: docs/rules/newsletters.md, "Welcome mails".
 *
 * @throws if the database can't be reached: what is claimed is sent again with the same keys once its time is over.
 */
export async function sendWelcomeLetters(parts: Parts, perRun: number): Promise<void> {
  const { db, clock } = parts
  const rows = await db.all(dueWelcomes, clock.now(), perRun)
  const due = rows.flatMap((row): Due[] => (row.dueAt === null ? [] : [{ ...row, dueAt: row.dueAt }]))
  const welcomes = openWelcomes(parts)
  for (let at = 0; at < due.length; ) {
    const now = clock.now()
    const room = await roomAt(parts, now)
    // What has no room is due still in the next minute.
    if (room.left === 0) return
    const some = due.slice(at, at + Math.min(AT_ONCE, room.left))
    at += some.length
    const reachable = new Set(
      await unsuppressed(
        parts,
        some.filter((row) => takes(row, now)),
      ),
    )
    await Promise.all(
      some.map(async (row) =>
        reachable.has(row) ? send(parts, row, await welcomes(row.welcomeId), room) : end(parts, row),
      ),
    )
  }
}
