import { HOUR } from '../../../schema/rules/time-units'
import { payoutMessages as messages } from '../../../schema/wording/payout-messages'
import { partnerOfUser } from '../../data/partner/partners'
import { accountOfPartner, type PayoutAccountRow } from '../../data/payout/accounts'
import { type NotOwn, requireOwnSession } from '../identity/security-guard'
import type { Session } from '../identity/session'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import type { PayoutProvider } from './provider'

/** How often somebody may have the provider asked. */
const ASKED = { most: 30, windowMs: HOUR } as const

export type PayeeParts = Needs<
  'db' | 'clock' | 'session' | 'browser' | 'site' | 'lockouts' | 'payouts' | 'taxKeys'
>
export type NoPayee = NotOwn | Failure<'NOT_FOUND' | 'RATE_LIMITED' | 'SERVICE_UNAVAILABLE'>

interface Payee {
  session: Session
  /** Their number in the programme. */
  partnerId: string
  account: PayoutAccountRow | undefined
  provider: PayoutProvider
}

/**
 * The viewer as somebody who is paid: in their own session, and with a place in the programme. Suspended people may say
 * where their money goes, too. Rule: docs/rules/partner.md, "Payout accounts".
 */
export async function requirePayee(parts: PayeeParts): Promise<Result<Payee, NoPayee>> {
  const session = await requireOwnSession(parts)
  if (!session.ok) return session
  const { db, lockouts, payouts: provider } = parts
  const { id: userId } = session.value.user
  const partner = await db.first(partnerOfUser, userId)
  if (!partner) return fail('NOT_FOUND', messages.notEnrolled)
  if (!provider) return fail('SERVICE_UNAVAILABLE', messages.notPaying)
  if ((await lockouts.use('payout-setups', userId, ASKED.windowMs, ASKED.most)) > ASKED.most)
    return fail('RATE_LIMITED', messages.tooOften)
  const account = await db.first(accountOfPartner, partner.id)
  return ok({ session: session.value, partnerId: partner.id, account, provider })
}
