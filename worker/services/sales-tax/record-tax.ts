import { keptOf } from '../../../schema/rules/membership/ledger'
import { saleIn } from '../../../schema/rules/sales-tax/sale'
import { DAY, HOUR } from '../../../schema/rules/time-units'
import type { Statement } from '../../data/database'
import { type ChargeRow, chargeById } from '../../data/membership/charges'
import {
  askTaxRecord,
  setTaxRecordDue,
  setTaxRecorded,
  setTaxTarget,
  type TaxRecordRow,
  taxRecordOf,
} from '../../data/sales-tax/records'
import type { Needs } from '../parts'
import type { TaxService } from './taxes'

type Parts = Needs<'db' | 'clock' | 'taxes'>

/** How soon a service that can't be reached is told again, in milliseconds. */
const AGAIN = HOUR
/** How long a calculation can be written down, in milliseconds: Stripe keeps it for 90 days. */
const FRESH = 80 * DAY
/** More steps than one run needs. */
const STEPS = 8

/** Has the tax service told of a charge of which more or less is kept than before, if it is the service's calculation. */
export function taxRecordStatements(before: ChargeRow, after: ChargeRow, now: number): Statement[] {
  const isTold = saleIn(after)?.calculationId != null && keptOf(before) !== keptOf(after)
  return isTold ? [askTaxRecord({ id: after.id, recorded: 0, dueAt: now })] : []
}

/** What the service is told next. */
interface Next {
  /** How much it knows then. */
  target: number
  calculationId: string | null
}

/** What the service is told next, since it doesn't know what is kept; nothing while it can't calculate. */
async function nextOf(
  { clock }: Parts,
  service: TaxService,
  { row, charge, kept }: { row: TaxRecordRow; charge: ChargeRow; kept: number },
): Promise<Next | undefined> {
  if (kept < row.recorded) return { target: kept, calculationId: null }
  const sale = saleIn(charge)
  if (!sale) return undefined
  // What is given back later is taken back from the whole.
  if (row.step === 0 && clock.now() - charge.createdAt < FRESH)
    return { target: charge.amount, calculationId: sale.calculationId }
  const { currency } = charge
  const input = { amount: kept - row.recorded, currency, billing: sale.billing, isContained: true }
  const answer = await service.calculate(input)
  return answer.is === 'done' ? { target: kept, calculationId: answer.value.calculationId } : undefined
}

/** Tells the service one thing: that something was sold, or that some of it was given back. */
async function tellOnce(
  service: TaxService,
  key: string,
  { step, transactionId, recorded, target, calculationId }: TaxRecordRow & { target: number },
) {
  const reference = `${key}:${step}`
  if (calculationId !== null) return service.record({ calculationId, reference })
  return service.takeBack({ transactionId: transactionId ?? '', amount: recorded - target, reference })
}

/**
 * Tells the tax service what is kept of a charge, for the returns that are filed from there. What it is told is written
 * down first, so that after a lost answer it is told the same, whatever has become of the charge meanwhile. Rule:
 * docs/rules/sales-tax.md, "Written down at the service".
 */
export async function recordTax(parts: Parts, chargeId: string): Promise<void> {
  const { db, clock, taxes } = parts
  for (let i = 0; i < STEPS; i++) {
    const row = await db.first(taxRecordOf, chargeId)
    const charge = await db.first(chargeById, chargeId)
    if (!row || !charge || row.dueAt === null) return
    const { id, step, dueAt, target } = row
    const wait = (until: number | null) => db.write([setTaxRecordDue(id, step, dueAt, until)])
    const kept = keptOf(charge)
    const service = taxes.of(charge.provider)
    const isTold = target === null && kept === row.recorded
    if (isTold || service.source !== 'STRIPE') {
      await wait(null)
      return
    }
    if (target === null) {
      const next = await nextOf(parts, service, { row, charge, kept })
      await (next
        ? db.write([setTaxTarget(id, step, next.target, next.calculationId)])
        : wait(clock.now() + AGAIN))
      if (next) continue
      return
    }
    const told = await tellOnce(service, charge.key, { ...row, target })
    if (told.is === 'unavailable') {
      await wait(clock.now() + AGAIN)
      return
    }
    const transactionId = row.calculationId === null ? row.transactionId : told.value.transactionId
    await db.write([setTaxRecorded(id, step, transactionId ?? '', target)])
  }
}
