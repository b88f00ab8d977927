import { LETTER_LEASE, LETTER_PORTION, LETTER_ROUND } from '../../../schema/rules/letters'
import { MINUTE, SECOND } from '../../../schema/rules/time-units'
import { claimRecipients, countWindow, insertWindow } from '../../data/letter/claims'
import { addressOf, type Letter } from '../../data/letter/queries'
import {
  type Claimed,
  claimedByRound,
  endedClaims,
  nextClaimEnd,
  pendingRecipients,
} from '../../data/letter/sending'
import type { Mail } from '../../platform/mail/mailer'
import { countedAddress } from '../counting/counted-links'
import type { Newsletter } from '../newsletter/find-newsletter'
import { unsuppressed } from '../newsletter/suppression'
import type { JobNeeds } from '../parts'
import { type Contents, openContents } from './contents'
import { handOverAll, isUncertain, type Outcome } from './hand-over'
import { addressesFor, letterMail, linksFor, type Sendable } from './letter-mail'
import { settleRound } from './settle-round'
import type { SendingParts, Step, Turn } from './turn'
import { roomAt } from './windows'

interface Round {
  newsletter: Newsletter
  sendable: Sendable
  /** What a mail says in a version of the story. */
  contentsIn: (versionId: string | null) => Promise<Contents>
  claimed: readonly Claimed[]
  isByMailOnly: boolean
  /** When it was claimed. */
  at: number
}

/** How many mails are handed over together, and how many milliseconds pass until the next ones. */
function paceOf({ perMinute }: JobNeeds<'letterLimits'>['letterLimits']) {
  const perSecond = perMinute / 60
  const size = Math.min(LETTER_ROUND, Math.max(1, Math.floor(perSecond)))
  return { size, lasts: (size / perSecond) * SECOND }
}

/** Claims up to `size` recipients. @returns those of them whom nobody else has claimed. */
async function claim(parts: SendingParts, { letter, turn }: Turn, size: number, at: number) {
  const { db, newId, letterLimits } = parts
  const { id } = letter
  const { minute, day, left, again } = await roomAt(parts, at)
  if (left === 0) return { again }
  const wanted = Math.min(size, left)
  const [ended, pending] = await Promise.all([
    db.all(endedClaims, id, at, wanted),
    db.all(pendingRecipients, id, wanted),
  ])
  const ids = [...ended, ...pending].slice(0, wanted).map((row) => row.id)
  if (ids.length === 0) return {}
  const [listed, round] = [JSON.stringify(ids), newId()]
  await db.write([
    insertWindow({ span: 'minute', startsAt: minute }),
    insertWindow({ span: 'day', startsAt: day }),
    claimRecipients(
      id,
      turn,
      listed,
      round,
      at,
      at + LETTER_LEASE,
      ids.length,
      minute,
      letterLimits.perMinute,
      day,
      letterLimits.perDay,
    ),
    countWindow('minute', minute, id, listed, round),
    countWindow('day', day, id, listed, round),
  ])
  return { round, claimed: await db.all(claimedByRound, id, listed, round) }
}

/** Hands the mails of a round over, each to who is still subscribed. */
async function send(
  parts: SendingParts,
  { newsletter, sendable, contentsIn, claimed, isByMailOnly, at }: Round,
) {
  const subscribed = claimed.flatMap(({ subscriberId, email, askedAt, state }) =>
    state === 'active' && email !== null && askedAt !== null ? [{ subscriberId, email, askedAt }] : [],
  )
  const wanted = await unsuppressed(parts, subscribed)
  const addressees = new Map(wanted.map((addressed) => [addressed.subscriberId, addressed]))
  const made = async (row: Claimed): Promise<Outcome | Mail> => {
    const addressed = addressees.get(row.subscriberId)
    if (isUncertain(row, at, parts.mailer)) return 'failed'
    if (!addressed) return 'left'
    const [links, addresses] = await Promise.all([
      linksFor(parts, newsletter, addressed, sendable.letter.id, isByMailOnly),
      addressesFor(parts, sendable.letter.id, addressed),
    ])
    const mail = { letterId: sendable.letter.id, subscriberId: row.subscriberId }
    const counted = row.isCounted === 1 ? (to: string | null) => countedAddress(parts, mail, to) : undefined
    const contents = await contentsIn(row.versionId)
    const content = await contents(row.isWhole === 1, links, counted)
    return letterMail(sendable, addressed, content, links, addresses)
  }
  const settled = await Promise.all(claimed.map(async (row) => ({ row, mail: await made(row) })))
  const outcomes = new Map<string, Outcome>()
  const handed: { row: Claimed; mail: Mail }[] = []
  for (const { row, mail } of settled) {
    if (typeof mail === 'object' && 'to' in mail) handed.push({ row, mail })
    else outcomes.set(row.subscriberId, mail)
  }
  const after = await handOverAll(parts, handed)
  for (const [i, { row }] of handed.entries()) outcomes.set(row.subscriberId, after[i] ?? 'failed')
  return outcomes
}

/** What comes next if nobody can be claimed. */
async function whenNobody({ db }: SendingParts, { letter }: Turn): Promise<Step> {
  const next = await db.first(nextClaimEnd, letter.id)
  return next?.claimedUntil
    ? { next: 'later', dueAt: next.claimedUntil, waitsFor: 'service' }
    : { next: 'done' }
}

/** Where replies to a letter go. */
async function replyToOf({ db }: SendingParts, { repliesTo }: Letter): Promise<string | undefined> {
  const to = repliesTo === null ? undefined : await db.first(addressOf, repliesTo)
  return to?.email ?? undefined
}

/** Renders each version that a letter goes out in, once: most have one. */
function contentsOf(parts: SendingParts, turn: Turn): Round['contentsIn'] {
  const opened = new Map<string | null, Promise<Contents>>()
  return (ofRecipient) => {
    const versionId = ofRecipient ?? turn.letter.versionId
    const known =
      opened.get(versionId) ?? openContents(parts, { ...turn, letter: { ...turn.letter, versionId } })
    opened.set(versionId, known)
    return known
  }
}

/**
 * Sends a portion of a letter in rounds, each of which is claimed before it is handed over and settled after it. Rule:
 * docs/rules/newsletters.md, "Sending a letter".
 *
 * @throws if the database can't be reached: what is claimed is sent again with the same keys once its time is over.
 */
export async function sendPortion(parts: SendingParts, turn: Turn): Promise<Step> {
  const { clock, letterLimits } = parts
  const sendable = { letter: turn.letter, replyTo: await replyToOf(parts, turn.letter) }
  const contentsIn = contentsOf(parts, turn)
  const { newsletter } = turn
  const isByMailOnly = turn.post.state === 'mailed'
  const { size, lasts } = paceOf(letterLimits)
  const started = performance.now()
  // A service that takes few mails a minute would keep a worker for longer than the queue lets it.
  for (let done = 0; done < LETTER_PORTION && performance.now() - started < MINUTE; done += size) {
    const began = performance.now()
    const at = clock.now()
    const { again, round, claimed } = await claim(parts, turn, size, at)
    if (again) return { next: 'later', ...again }
    if (round === undefined) return whenNobody(parts, turn)
    // Somebody has paused or stopped it, the story is gone, or others have used the minute up: the next turn finds out.
    if (claimed.length === 0) return { next: 'now' }
    const outcomes = await send(parts, { newsletter, sendable, contentsIn, claimed, isByMailOnly, at })
    const pause = await settleRound(parts, turn, round, outcomes)
    if (pause > 0) return { next: 'later', dueAt: clock.now() + pause, waitsFor: 'service' }
    await scheduler.wait(Math.max(0, lasts - (performance.now() - began)))
  }
  return { next: 'now' }
}
