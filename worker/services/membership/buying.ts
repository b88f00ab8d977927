import { MINUTE, SECOND } from '../../../schema/rules/time-units'
import { chargeByKey } from '../../data/membership/charges'
import { currentMembership } from '../../data/membership/memberships'
import type { Session } from '../identity/session'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { methodDeclined, type NotPaid, notAvailable } from './answers'
import { countDecline, type PayerParts } from './limit-payer'
import { type LookParts, withdraw } from './look'
import type { KeptMethod, PaymentProvider } from './provider'

/* What purchases of memberships and of gifts have in common. Rule: docs/rules/membership.md, "Purchases". */

/** The bank asks the card's owner. */
export interface PaymentAction {
  clientSecret: string
}

/** How long a purchase may be under way before another one finds out what became of it, in milliseconds. */
export const UNDER_WAY = 2 * MINUTE

/** A purchase that somebody left. */
interface Left {
  updatedAt: number
  chargeKey: string
  /** Shown while it is under way. */
  message: string
  /** What it is after its charge was looked at. */
  state(): Promise<'OPEN' | 'DONE' | 'FAILED' | undefined>
  giveUp(): Promise<void>
}

/**
 * Finds out what became of a purchase, and gives it up if nothing did: a bank's question that nobody has answered is
 * withdrawn.
 *
 * @returns why it stays open.
 */
export async function outcomeOfLeft(
  parts: LookParts,
  left: Left,
): Promise<Result<'DONE' | 'FAILED', Failure<'CONFLICT' | 'CHECKOUT_NOT_AVAILABLE'>>> {
  const { db, clock } = parts
  if (clock.now() - left.updatedAt < UNDER_WAY) return fail('CONFLICT', left.message)
  const made = await db.first(chargeByKey, left.chargeKey)
  const charge = made && (await withdraw(parts, made.id))
  const state = await left.state()
  if (state === 'DONE' || state === 'FAILED') return ok(state)
  // A charge that its owner never confirmed may still be confirmed: it would be given back.
  if (charge && charge.status === 'OPEN' && charge.checkAt !== null && charge.checkAt > clock.now())
    return fail('CHECKOUT_NOT_AVAILABLE', left.message)
  await left.giveUp()
  return ok('FAILED')
}

/** How long a request waits for another one that is about to store something, in milliseconds. */
const SOON_STORED = SECOND

/**
 * Reads what another request may have stored: it was sent with the same token at the same time, has used the token, and
 * is about to store the method.
 */
export async function soonStored<Value>(read: () => Promise<Value>): Promise<Value> {
  await new Promise((resolve) => setTimeout(resolve, SOON_STORED))
  return read()
}

/** Stores the payment method of a purchase. */
interface Keeping {
  /** Identifies the purchase, however often it is sent. */
  key: string
  token: string
  /** The method that is stored already. */
  before: KeptMethod | null
  /** The method that is stored by now. */
  stored(): Promise<KeptMethod | null>
  put(kept: KeptMethod): Promise<unknown>
  giveUp(): Promise<void>
}

/**
 * Has the provider keep what somebody pays with, once for a purchase. One that is declined is over; one whose provider
 * can't be reached goes on when it is sent again.
 */
export async function keptOnce(
  parts: PayerParts & Needs<'db'>,
  provider: PaymentProvider,
  { id, email }: Session['user'],
  { key, token, before, stored, put, giveUp }: Keeping,
): Promise<Result<KeptMethod | PaymentAction, NotPaid>> {
  if (before) return ok(before)
  const last = await parts.db.first(currentMembership, id)
  const customerId = last?.provider === provider.name ? last.customerId : null
  const outcome = await provider.keepMethod({ key, userId: id, email: email ?? '', customerId, token })
  if (outcome.is === 'action') return ok({ clientSecret: outcome.clientSecret })
  if (outcome.is === 'done') {
    await put(outcome.value)
    // Another tab may have stored one at the same time: both go on with the first.
    return ok((await stored()) ?? outcome.value)
  }
  if (outcome.is === 'unavailable') return notAvailable()
  if (outcome.isUsed) {
    const byAnother = await soonStored(stored)
    if (byAnother) return ok(byAnother)
  }
  await giveUp()
  await countDecline(parts, id)
  return methodDeclined(outcome.code)
}
