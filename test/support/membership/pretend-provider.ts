import type { DeclineCode } from '../../../schema/rules/membership/declines'
import type {
  Charge,
  KeptMethod,
  PaymentMethod,
  PaymentProvider,
} from '../../../worker/services/membership/provider'

/** What happens to the next requests. `lost`: it is done, but the answer doesn't arrive. */
export type Weather = 'fine' | 'down' | 'lost'

const CARD: PaymentMethod = {
  kind: 'CreditCard',
  cardType: 'Visa',
  lastFour: '4242',
  expirationMonth: 12,
  expirationYear: 2030,
}

/** What a provider keeps of a charge: 3 % and 30 cents. */
const feeOf = (amount: number): number => Math.round(amount * 0.03) + 30

/**
 * A provider in memory that behaves as the port says: it makes one charge for each key, and says what it knows.
 *
 * @param weather is asked before each request.
 */
export function pretendProvider(now: () => number, weather: () => Weather = () => 'fine') {
  const charges = new Map<string, Charge>()
  const changed: { at: number; id: string }[] = []
  /** What the bank says to a method; nothing for one that works. `action`: it asks the card's owner. */
  const banks = new Map<string, DeclineCode | 'action'>()
  /** The events that webhooks report. */
  const told: { id: string; at: number; chargeIds: string[]; methodIds: string[] }[] = []
  /** Customers that were deleted. */
  const forgotten: string[] = []
  let count = 0
  const name = 'STRIPE' as const
  const tell = (id: string): void => {
    count += 1
    changed.push({ at: now(), id })
    told.push({ id: `evt_${count}_${id}`, at: now(), chargeIds: [id], methodIds: [] })
  }
  const ask = async <Value>(
    work: () => Value,
  ): Promise<{ is: 'done'; value: Value } | { is: 'unavailable' }> => {
    const is = weather()
    if (is === 'down') return { is: 'unavailable' }
    const value = work()
    return is === 'lost' ? { is: 'unavailable' } : { is: 'done', value }
  }
  const find = (id: string): Charge | null =>
    [...charges.values()].find((one) => one.providerChargeId === id) ?? null
  const put = (charge: Charge): Charge => {
    charges.set(charge.key, charge)
    tell(charge.providerChargeId)
    return charge
  }
  const keptOf = (token: string, customerId: string | null): KeptMethod => ({
    customerId: customerId ?? `cus_${token}`,
    methodId: `pm_${token}`,
    method: CARD,
  })
  const provider: PaymentProvider = {
    name,
    takes: () => true,
    scripts: [],
    form: () =>
      ask(() => ({ provider: name, scriptUrl: 'https://js.example/', publicKey: 'pk', clientSecret: 'cs' })),
    async keepMethod({ token, customerId }) {
      const code = banks.get(`keep ${token}`)
      if (code && code !== 'action') return { is: 'declined', code }
      return ask(() => keptOf(token, customerId))
    },
    readMethod: (methodId) => ask(() => keptOf(methodId.slice(3), 'cus')),
    async charge({ key, methodId, amount, currency }) {
      const known = charges.get(key)
      const code = known ? undefined : banks.get(methodId)
      const made = await ask(() => {
        if (known) return known
        if (code === 'action') return null
        const base = { providerChargeId: `ch_${key}`, key, amount, currency, at: now(), refunded: 0 }
        return put(
          code
            ? { ...base, fee: 0, status: 'FAILED', declineCode: code }
            : { ...base, fee: feeOf(amount), status: 'PAID', declineCode: null },
        )
      })
      if (made.is === 'unavailable') return made
      if (made.value === null) return { is: 'action', clientSecret: `secret_${key}` }
      const { status, declineCode } = made.value
      return status === 'FAILED'
        ? { is: 'declined', code: declineCode ?? 'declined' }
        : { ...made, value: made.value }
    },
    refund: ({ providerChargeId, amount }) =>
      ask(() => {
        const charge = find(providerChargeId)
        if (!charge) throw new Error('Nobody gives back what was never charged')
        const refunded = Math.min(charge.amount, charge.refunded + amount)
        return put({ ...charge, refunded, status: refunded === charge.amount ? 'REFUNDED' : charge.status })
      }),
    withdraw: (id) =>
      ask(() => {
        const charge = find(id)
        return charge?.status === 'PENDING'
          ? put({ ...charge, status: 'FAILED', declineCode: 'declined' })
          : charge
      }),
    findCharge: (key) => ask(() => charges.get(key) ?? null),
    readCharge: (id) => ask(() => find(id)),
    chargesSince: (since) =>
      ask(() => ({
        charges: changed.filter(({ at }) => at >= since).flatMap(({ id }) => find(id) ?? []),
        next: null,
      })),
    movementsSince: () => ask(() => ({ movements: [], next: null })),
    forget: (customerId) =>
      ask(() => {
        forgotten.push(customerId)
        return null
      }),
    readWebhook: async () => null,
  }
  return { provider, charges, banks, told, forgotten, put }
}
export type PretendProvider = ReturnType<typeof pretendProvider>
