import { type Cycle, chargeKey } from '../../../schema/rules/membership/cycle'
import { priceWithin } from '../../../schema/rules/sales-tax/sale'
import { type ChargeRow, chargeByKey } from '../../data/membership/charges'
import { type LookParts, look, withdraw } from './look'
import type { KeptMethod } from './provider'

/** Attempts of a member who is present are counted from here on, apart from those of the job. */
const FIRST = 100

/** What somebody agreed to pay, and with what. */
interface Agreed {
  membershipId: string
  cycle: Omit<Cycle, 'attempt'>
  kept: KeptMethod
}

const isSame = (row: ChargeRow, { cycle, kept }: Agreed): boolean =>
  row.plan === cycle.plan && priceWithin(row) === cycle.amount && row.method === JSON.stringify(kept.method)

/** It failed, or what was paid was given or taken back: paying for the cycle again is another charge. */
const isOver = ({ status }: ChargeRow): boolean =>
  status === 'FAILED' || status === 'REFUNDED' || status === 'DISPUTED'

/**
 * Which attempt to pay for a cycle this is: the one that was begun with the same plan, amount and method, or a new one. What
 * waits for an answer to the bank's question with others was left, and is withdrawn.
 *
 * @returns nothing while nobody knows what has become of another one.
 */
export async function presentAttempt(parts: LookParts, agreed: Agreed): Promise<number | undefined> {
  const { cycle } = agreed.cycle
  for (let attempt = FIRST; ; attempt++) {
    const before = await parts.db.first(chargeByKey, chargeKey(agreed.membershipId, { cycle, attempt }))
    if (before && isOver(before)) continue
    if (!before || isSame(before, agreed)) return attempt
    const now = await look(parts, before.id)
    const left = now?.status === 'PENDING' ? await withdraw(parts, before.id) : now
    const isLeft = before.status === 'PENDING' && left?.status === 'PENDING'
    if (left?.status !== 'FAILED' && !isLeft) return undefined
  }
}
