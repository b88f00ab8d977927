import { nextChargeAt, nextCycle } from '../../../schema/rules/membership/cycle'
import { coveredUntil } from '../../../schema/rules/membership/subscription'
import { HOUR } from '../../../schema/rules/time-units'
import { longDate, longMonth } from '../../../schema/wording/formats'
import { membershipMails as words } from '../../../schema/wording/membership-mails'
import { priceText } from '../../../schema/wording/prices'
import type { Database } from '../../data/database'
import { chargeByKey } from '../../data/membership/charges'
import * as rows from '../../data/membership/memberships'
import type { Clock } from '../../platform/clock'
import type { Mailer } from '../../platform/mail/mailer'
import type { Site } from '../parts'
import { findKnown, type Known, type Notice, noticesOf } from './known'
import { aboutUnpaid, membershipMail, type Told, toldSince } from './mails'
import { ownMembershipOf } from './own-membership'

export interface TellParts {
  db: Database
  clock: Clock
  mailer: Mailer
  site: Site
  mainOrigin: string
}

/** How soon a mail that couldn't be sent is sent again, in milliseconds. */
const AGAIN = HOUR / 2

/**
 * Sends mails in their order, up to the first one that can't be sent; the log says why.
 *
 * @returns how many were sent.
 */
async function send(parts: TellParts, { row }: Known, told: readonly Told[]): Promise<number> {
  const { db, mailer, site, mainOrigin } = parts
  let sent = 0
  try {
    const member = await db.first(rows.memberById, row.userId)
    if (!member || member.email === null || member.deactivatedAt !== null) return told.length
    for (const one of told) {
      const charge = typeof one.link === 'object' ? await db.first(chargeByKey, one.link.receipt) : undefined
      await mailer.send(membershipMail({ site, mainOrigin, to: member.email }, one, () => charge?.id))
      sent += 1
    }
  } catch (error) {
    console.error(JSON.stringify({ event: 'mail-failed', mail: 'membership', error: String(error) }))
  }
  return sent
}

/**
 * Tells somebody by mail what became of their membership, each thing once. A mail that can't be sent is sent later, with
 * those that follow it. Rule: docs/rules/membership.md, "Emails".
 */
export async function tell(parts: TellParts, membershipId: string): Promise<void> {
  const { db, clock } = parts
  const known = await findKnown(db, membershipId)
  if (!known || known.row.untoldSince === null) return
  const { toldCount } = known.row
  const [claimed] = await db.write([rows.claimTelling(membershipId, toldCount, known.facts.length)])
  if (claimed !== 1) return
  const due = toldSince(known.facts, toldCount)
  const sent = await send(
    parts,
    known,
    due.map(({ told }) => told),
  )
  const unsent = due[sent]
  if (unsent) await db.write([rows.returnTelling(membershipId, unsent.position, clock.now() + AGAIN)])
}

/** What somebody is told before it happens. */
function aboutNotice({ row, subscription }: Known, notice: Notice): Told | undefined {
  if (notice === 'gift-ends') {
    const { subject, heading, text } = words.giftEnds
    return { subject, heading, texts: [text(longDate(coveredUntil(subscription)))], link: 'plans' }
  }
  if (notice === 'card-expires') {
    const { method, methodExpiresAt } = ownMembershipOf(row)
    if (method === null || !('expirationMonth' in method) || methodExpiresAt === null) return undefined
    const { subject, heading, text, card } = words.cardExpires
    const told = text(card(method.cardType, method.lastFour), longMonth(methodExpiresAt - 1))
    return { subject, heading, texts: [told], link: 'update' }
  }
  if (notice === 'still-unpaid') return aboutUnpaid(subscription, 'second')
  if (notice === 'unpaid-to-the-last') return aboutUnpaid(subscription, 'last')
  const at = nextChargeAt(subscription)
  if (at === null) return undefined
  const { subject, heading, text } = words.priceRises
  const amount = priceText(nextCycle(subscription, at).amount, subscription.currency)
  return { subject, heading, texts: [text(longDate(at), amount)], link: 'settings' }
}

/**
 * Tells somebody that their card expires, or that they will pay more, each once. A mail that can't be sent is due again.
 * Rule: docs/rules/membership.md, "Emails".
 */
export async function giveNotice(parts: TellParts, membershipId: string): Promise<void> {
  const { db, clock } = parts
  const known = await findKnown(db, membershipId)
  const noticeAt = known?.row.noticeAt ?? null
  const now = clock.now()
  if (!known || noticeAt === null || noticeAt > now) return
  const notices = noticesOf(known.subscription, known.row.methodExpiresAt)
  const coming = notices.map(({ at }) => at).filter((at) => at > now)
  const next = coming.length > 0 ? Math.min(...coming) : null
  const [claimed] = await db.write([rows.setNotice(membershipId, noticeAt, next)])
  if (claimed !== 1) return
  const due = notices
    .filter(({ at }) => at >= noticeAt && at <= now)
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ notice, at }) => {
      const told = aboutNotice(known, notice)
      return told ? [{ told, at }] : []
    })
  const sent = await send(
    parts,
    known,
    due.map(({ told }) => told),
  )
  const unsent = due[sent]
  if (unsent) await db.write([rows.setNotice(membershipId, next, unsent.at)])
}
