import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import type { HeldEarningsState } from '../../../../schema/rules/held-earnings/states'
import type { PayoutStatus } from '../../../../schema/rules/payout/payouts'
import { heldEarnings } from '../../../../schema/tables/held-earnings'
import { partner } from '../../../../schema/tables/partner'
import { payout, payoutAccount } from '../../../../schema/tables/payout'
import { taxForm } from '../../../../schema/tables/tax'
import { NOON, nextId } from '../../../factories/ids'

/**
 * A place in the partner programme for somebody, with an account for their payouts and one payout of each kind, and the
 * place of somebody else who is suspended from it.
 */
export async function createPayouts(userId: string) {
  const db = drizzle(env.DB)
  const partnerId = nextId()
  const times = { createdAt: NOON, changedAt: NOON }
  await db.insert(partner).values({ id: partnerId, userId, status: 'ACTIVE', joinedOn: 0, changedAt: NOON })
  const suspendedPartner = nextId()
  const suspended = { status: 'SUSPENDED', joinedOn: 0, leftOn: 1, changedAt: NOON } as const
  await db.insert(partner).values({ id: suspendedPartner, userId: nextId(), ...suspended })
  const account = { providerAccountId: 'acct_1', country: 'US', state: 'READY' } as const
  await db.insert(payoutAccount).values({ partnerId, number: 1, ...account, ...times })
  const form = nextId()
  await db.insert(taxForm).values({
    id: form,
    partnerId,
    kind: 'W9',
    office: 'US',
    country: 'US',
    sealed: 'sealed',
    signedAt: NOON,
  })
  const made = async (month: string, status: PayoutStatus) => {
    const id = nextId()
    await db.insert(payout).values({ id, partnerId, month, currency: 'USD', amount: 2000, status, ...times })
    return id
  }
  const held = async (month: string, state: HeldEarningsState) => {
    const id = nextId()
    const facts = { signals: '[]', amounts: '{"USD":300}', paid: 300, foundAt: NOON }
    await db.insert(heldEarnings).values({ id, partnerId, month, state, ...facts })
    return id
  }
  return {
    heldEarnings: await held('2026-08', 'HELD'),
    deniedEarnings: await held('2026-09', 'DENIED'),
    partner: partnerId,
    suspendedPartner,
    taxForm: form,
    duePayout: await made('2026-07', 'PENDING'),
    heldPayout: await made('2026-08', 'ON_HOLD'),
    paidPayout: await made('2026-09', 'PAID'),
  }
}
