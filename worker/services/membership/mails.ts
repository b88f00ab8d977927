import { linkTo } from '../../../schema/routes/links'
import { nextChargeAt, nextCycle } from '../../../schema/rules/membership/cycle'
import { chargedWith, type Fact, type Paid } from '../../../schema/rules/membership/facts'
import { FAILURES_TOLD } from '../../../schema/rules/membership/limits'
import {
  coveredUntil,
  entitledUntil,
  type Subscription,
  subscriptionOf,
} from '../../../schema/rules/membership/subscription'
import { longDate } from '../../../schema/wording/formats'
import { membershipMails as words } from '../../../schema/wording/membership-mails'
import { priceText } from '../../../schema/wording/prices'
import type { Mail } from '../../platform/mail/mailer'
import { layOut, type MailBlock } from '../identity/mails/layout'
import type { Site } from '../parts'

/** Whom a mail goes to, and how it names the site. */
export interface Addressed {
  site: Site
  mainOrigin: string
  to: string
}

/** The parts of a mail that depend on what happened. */
export interface Told {
  subject: (product: string) => string
  heading: string
  texts: readonly string[]
  link: 'settings' | 'update' | 'confirm' | 'plans' | { receipt: string }
}

const renews = (subscription: Subscription): string[] => {
  const at = nextChargeAt(subscription)
  if (at === null) return []
  return [
    words.joined.renews(longDate(at), priceText(nextCycle(subscription, at).amount, subscription.currency)),
  ]
}

/**
 * Whether a payment is what makes somebody a member: people who began free, or whose payment failed before, are members
 * already.
 */
const isFirst = ({ cycle, anchorAt, startedAt, failures }: Subscription): boolean =>
  cycle === 0 && anchorAt <= startedAt && failures === 0

function aboutPayment(fact: Fact & { kind: 'paid' }, before: Subscription, after: Subscription): Told {
  const { subject, heading } = isFirst(before)
    ? words.joined
    : fact.plan === before.plan
      ? words.renewed
      : words.switched
  return {
    subject,
    heading,
    texts: [
      words.joined.paid(words.plans[fact.plan], priceText(chargedWith(fact), after.currency)),
      ...renews(after),
    ],
    link: { receipt: fact.key },
  }
}

/** Which of the three mails about a failed payment one is. */
type Reminder = keyof typeof words.failed.subjects

/** What somebody is told whose payment is due: it is tried again, or what they can do. */
export function aboutUnpaid(after: Subscription, reminder: Reminder): Told {
  const { subjects, heading, text, again, last, card, owner, lastCall } = words.failed
  const { refusal, currency } = after
  const { amount } = nextCycle(after, after.currentPeriodEndsAt)
  const until = longDate(entitledUntil(after))
  const isLast = reminder === 'last'
  const way =
    refusal?.remedy === 'owner' ? owner(until) : refusal?.remedy === 'card' ? card(until) : undefined
  return {
    subject: subjects[reminder],
    heading,
    texts: [
      text(priceText(amount, currency)),
      way ?? (isLast ? last(until) : again(until)),
      ...(way && isLast ? [lastCall] : []),
    ],
    link: refusal?.remedy === 'owner' ? 'confirm' : 'update',
  }
}

function aboutFailure(before: Subscription | undefined, after: Subscription): Told | undefined {
  const isLasting = after.refusal?.remedy !== undefined
  const isNew = isLasting && after.refusal?.remedy !== before?.refusal?.remedy
  if (!isLasting && nextChargeAt(after) === null) return aboutUnpaid(after, 'last')
  const isTold = isNew || (FAILURES_TOLD as readonly number[]).includes(after.failures)
  return isTold ? aboutUnpaid(after, after.failures === 1 ? 'first' : 'second') : undefined
}

/** What follows for somebody when one of their payments is taken back, and where they can put it right. */
function followsTakingBack(
  { at }: Fact,
  before: Subscription,
  after: Subscription,
): Pick<Told, 'texts' | 'link'> {
  const { ended, given, earlier, nothing } = words.takenBack
  const wasOver = entitledUntil(before) <= at
  if (!wasOver && before.endedAt === null && after.endedAt !== null) {
    const until = entitledUntil(after)
    return until > at
      ? { texts: [given(longDate(until))], link: 'settings' }
      : { texts: [ended], link: 'plans' }
  }
  const isEarlier = before.cycle > after.cycle
  const text = isEarlier ? earlier(words.plans[after.plan], longDate(after.currentPeriodEndsAt)) : nothing
  return { texts: [text, ...(isEarlier ? renews(after) : [])], link: 'settings' }
}

/** The payment that a fact is about, if it became known before. */
function paymentOf(fact: Fact, earlier: readonly Fact[]): Paid | undefined {
  if (!('key' in fact)) return undefined
  return earlier.findLast((one) => one.kind === 'paid' && one.key === fact.key) as Paid | undefined
}

/** What somebody is told of a fact; nothing of most. @param paid the payment that it is about. */
function toldOf(
  fact: Fact,
  before: Subscription | undefined,
  after: Subscription,
  paid: Paid | undefined,
): Told | undefined {
  const { currency } = after
  switch (fact.kind) {
    case 'began': {
      if (!after.isTrial) return undefined
      const { subject, heading, trial } = words.joined
      const free = trial(words.plans[after.plan], longDate(after.currentPeriodEndsAt))
      return { subject, heading, texts: [free, ...renews(after)], link: 'settings' }
    }
    case 'paid':
      return before && after.cycle > before.cycle ? aboutPayment(fact, before, after) : undefined
    case 'gifted': {
      const { subject, heading, begins, lasts, paysNext, ends } = words.gifted
      const until = longDate(coveredUntil(after))
      const next = nextChargeAt(after) === null ? ends : paysNext(until)
      const texts = after.isGift
        ? [(after.gifted === fact.months ? begins : lasts)(until), ends]
        : [lasts(until), next]
      return { subject, heading, texts, link: 'settings' }
    }
    case 'failed':
      return before && after.failures > before.failures ? aboutFailure(before, after) : undefined
    case 'undone': {
      if (after.paymentFailedAt === fact.at) return aboutFailure(undefined, after)
      const { subjects, heading, earlier } = words.failed
      const isOther = before && before.plan !== after.plan
      return isOther
        ? {
            subject: subjects.first,
            heading,
            texts: [earlier(words.plans[after.plan])],
            link: 'settings',
          }
        : undefined
    }
    case 'cancelled': {
      const { subject, heading, text, back } = words.cancelled
      return { subject, heading, texts: [text(longDate(entitledUntil(after))), back], link: 'settings' }
    }
    case 'switch-planned': {
      const { subject, heading, text } = words.switchPlanned
      const told = text(words.plans[fact.plan], longDate(fact.startAt), priceText(fact.price, currency))
      return { subject, heading, texts: [told], link: 'settings' }
    }
    case 'discounted': {
      const { subject, heading, text } = words.discounted
      const { cycles, price: lower } = fact.discount
      const told = text(cycles, priceText(lower, currency), priceText(after.regularPrice, currency))
      return { subject, heading, texts: [told], link: 'settings' }
    }
    case 'refunded': {
      const { subject, heading, text } = words.refunded
      const isAll = fact.amount >= (paid ? chargedWith(paid) : Number.POSITIVE_INFINITY)
      const follows = isAll && before ? followsTakingBack(fact, before, after).texts : []
      const texts = [text(priceText(fact.amount, currency)), ...follows]
      return { subject, heading, texts, link: { receipt: fact.key } }
    }
    case 'disputed': {
      if (!paid || !before) return undefined
      const { subject, heading, text, mistake } = words.disputed
      const { texts, link } = followsTakingBack(fact, before, after)
      const told = text(priceText(chargedWith(paid), currency), longDate(paid.at))
      return { subject, heading, texts: [told, ...texts, mistake], link }
    }
    case 'dispute-won': {
      if (!paid) return undefined
      const { subject, heading, text } = words.disputeWon
      const told = text(priceText(chargedWith(paid), currency), longDate(paid.at))
      return { subject, heading, texts: [told], link: 'settings' }
    }
    default:
      return undefined
  }
}

/**
 * What somebody is told of the facts that became known after the first `told` of them.
 *
 * @returns each with the position of its fact.
 */
export function toldSince(facts: readonly Fact[], told: number): { position: number; told: Told }[] {
  return facts.slice(told).flatMap((fact, i) => {
    const position = told + i
    const before = subscriptionOf(facts.slice(0, position))
    const after = subscriptionOf(facts.slice(0, position + 1))
    const news = after && toldOf(fact, before, after, paymentOf(fact, facts.slice(0, position)))
    return news ? [{ position, told: news }] : []
  })
}

/** A mail about a membership. */
export function membershipMail(
  { site, mainOrigin, to }: Addressed,
  { subject, heading, texts, link }: Told,
  receiptOf: (key: string) => string | undefined,
): Mail {
  const receipt = typeof link === 'object' ? receiptOf(link.receipt) : undefined
  const settings = mainOrigin + linkTo('SettingsTab', { setting: 'membership' })
  const button: MailBlock =
    receipt !== undefined
      ? {
          kind: 'link',
          label: words.receipt,
          href: mainOrigin + linkTo('BillingReceipt', { chargeId: receipt }),
        }
      : link === 'update' || link === 'confirm'
        ? {
            kind: 'link',
            label: link === 'update' ? words.failed.button : words.failed.confirm,
            href: mainOrigin + linkTo('UpdatePayment'),
          }
        : link === 'plans'
          ? { kind: 'link', label: words.plansButton, href: mainOrigin + linkTo('Plans') }
          : { kind: 'link', label: words.settings, href: settings }
  return layOut(site, {
    to,
    subject: subject(site.productName),
    heading,
    blocks: [...texts.map((text): MailBlock => ({ kind: 'text', text })), button],
  })
}
