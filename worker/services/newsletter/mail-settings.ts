import type { SubscriberRhythm } from '../../../schema/rules/digests'
import { MAX_LISTED_SUBSCRIPTIONS } from '../../../schema/rules/newsletters'
import { MAIL_KINDS } from '../../../schema/rules/notifications'
import { subscriptionsOfAddress, suppressionOf } from '../../data/newsletter/queries'
import { viewerFacts } from '../../data/viewer/facts'
import { isCountable } from '../counting/uncounted'
import { browserZone } from '../digest/browser-zone'
import { type MailSubscription, mailSubscription } from '../notification/subscription'
import { readUnsubscribeToken } from '../notification/unsubscribe-token'
import type { Needs } from '../parts'
import { redactEmail } from '../user/redact-email'
import { findKeptNewsletters } from './find-newsletter'
import { isOfDeleted, type OpenedLink, openLink } from './link-tokens'
import { ownAddressOf, type Subscription } from './subscribe-to-newsletter'
import { suppressionHash } from './suppression'

/** A newsletter that an address subscribes to, or did. */
interface ListedSubscription extends Subscription {
  leftAt: number | null
  rhythm: SubscriberRhythm
  /** The day on which mails come again, in the zone of who looks; null if it isn't paused. */
  pausedUntil: string | null
}

/** All that a page of email settings shows. */
export interface MailSettings extends MailSubscription {
  newsletters: ListedSubscription[]
  /** Whether the address wants no newsletters of anybody. */
  hasLeftAll: boolean
  /** Whether opens and clicks of the address may be counted; null where that can't be chosen. */
  mayBeCounted: boolean | null
  /** Whether the link asks to confirm a subscription. */
  isAsking: boolean
}

/** Whose subscriptions a token's owner may change: those of an address, or one of them. */
export interface MailOwner {
  email: string
  /** Absent for all. */
  newsletterId?: string
}

/** The address that a token was mailed to, if it is about newsletters. One that confirms does nothing else. */
export async function mailOwnerOf(
  parts: Needs<'db' | 'keys'>,
  token: string,
): Promise<MailOwner | undefined> {
  const link = await openLink(parts, token)
  return link?.scope === 'confirm' ? undefined : ownerBy(parts, token, link)
}

/** Whose a token is, once its link is opened, if it is one. */
async function ownerBy(
  parts: Needs<'db' | 'keys'>,
  token: string,
  link: OpenedLink | undefined,
): Promise<MailOwner | undefined> {
  if (link) {
    const { email, newsletterId } = link.subscriber
    return link.scope === 'all' ? { email } : { email, newsletterId }
  }
  const about = await readUnsubscribeToken(parts, token)
  if (about?.kinds.length !== MAIL_KINDS.length) return undefined
  const account = await parts.db.first(viewerFacts, about.userId)
  return account?.email && account.emailVerifiedAt !== null ? { email: account.email } : undefined
}

type Parts = Needs<'db' | 'keys' | 'clock' | 'browser'>

/** The day on which mails come again, if they don't come now. */
function pauseOf(parts: Parts, pausedUntil: number | null): string | null {
  if (pausedUntil === null || pausedUntil <= parts.clock.now()) return null
  return new Date(browserZone(parts).shown(pausedUntil)).toISOString().slice(0, 10)
}

/** The newsletters of an address, by name; of one whose owner is gone there is nothing to show. */
async function listOf(
  parts: Parts,
  { email, newsletterId }: MailOwner,
  isAsking: boolean,
): Promise<Pick<MailSettings, 'newsletters' | 'hasLeftAll' | 'mayBeCounted' | 'isAsking'>> {
  const { db } = parts
  const [rows, mayBeCounted, suppressed] = await Promise.all([
    db.all(subscriptionsOfAddress, email, MAX_LISTED_SUBSCRIPTIONS),
    isCountable(parts, email),
    db.first(suppressionOf, await suppressionHash(parts, email)),
  ])
  const listed = rows.filter((row) =>
    newsletterId === undefined
      ? row.state === 'active' || (row.state === 'unsubscribed' && row.consentedAt !== null)
      : row.newsletterId === newsletterId,
  )
  const known = await findKeptNewsletters(
    parts,
    listed.map((row) => row.newsletterId),
  )
  const newsletters = listed.flatMap(({ newsletterId: id, state, leftAt, rhythm, pausedUntil: until }) => {
    const newsletter = known.get(id)
    if (!newsletter) return []
    const shown = state === 'active' ? 'ACTIVE' : state === 'unsubscribed' ? 'UNSUBSCRIBED' : 'PENDING'
    const pausedUntil = pauseOf(parts, until)
    return [{ newsletter, leftAt, rhythm, pausedUntil, state: shown } satisfies ListedSubscription]
  })
  return {
    newsletters: newsletters.toSorted((a, b) => a.newsletter.name.localeCompare(b.newsletter.name)),
    hasLeftAll: suppressed?.reason === 'left',
    mayBeCounted: isAsking ? null : mayBeCounted,
    isAsking,
  }
}

const NONE = { newsletters: [], hasLeftAll: false, mayBeCounted: null, isAsking: false }

/** What a link of a mail shows; null if it isn't genuine. Rule: docs/rules/newsletters.md, "All mail on one page". */
export async function mailSettings(parts: Parts, token: string): Promise<MailSettings | null> {
  const link = await openLink(parts, token)
  const [mails, owner] = await Promise.all([mailSubscription(parts, token), ownerBy(parts, token, link)])
  if (!mails && !link)
    return (await isOfDeleted(parts, token))
      ? { emailObfuscated: null, kinds: [], digest: null, ...NONE }
      : null
  return {
    emailObfuscated: mails?.emailObfuscated ?? (owner ? redactEmail(owner.email) : null),
    kinds: mails?.kinds ?? [],
    digest: mails?.digest ?? null,
    ...(owner ? await listOf(parts, owner, link?.scope === 'confirm') : NONE),
  }
}

/** The viewer's own newsletters; null for a visitor, and in a session that isn't theirs. */
export async function ownMailSettings(parts: Parts & Needs<'session'>): Promise<MailSettings | null> {
  const email = await ownAddressOf(parts)
  if (email === undefined) return null
  const list = await listOf(parts, { email }, false)
  return { emailObfuscated: redactEmail(email), kinds: [], digest: null, ...list }
}
