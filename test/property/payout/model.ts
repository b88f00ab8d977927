import type {
  BankPayout,
  PayoutAccount,
  PayoutAnswer,
  PayoutProvider,
  Transfer,
} from '../../../worker/platform/payouts/provider'

/* A provider of payouts in memory, with whatever can go wrong there. */

type Mood = 'good' | 'down' | 'lost'

interface Sent {
  id: string
  key: string
  account: string
  amount: number
  reversed: number
  fee: number
}

interface AtBank {
  id: string
  key: string
  account: string
  amount: number
  status: BankPayout['status']
  failureCode: string | null
}

/** What a bank does with money: takes it, refuses it, or takes it and gives it back. */
export type Bank = 'takes' | 'refuses' | 'closed' | 'changes its mind'

/**
 * @param mood how the next request is answered: not at all, or it is done and the answer is lost.
 * @param kill is asked around each request, and throws if the worker is killed then.
 */
export function payoutModel(mood: () => Mood, kill: () => void) {
  const accounts = new Map<string, { balance: number; state: 'ready' | 'unready' | 'gone'; bank: Bank }>()
  const transfers: Sent[] = []
  const banks: AtBank[] = []
  let isDoubling = false
  let fee = 0
  let platform = Number.POSITIVE_INFINITY

  const accountOf = (id: string) => {
    const known = accounts.get(id)
    if (!known) throw new Error(`There is no account ${id}`)
    return known
  }
  /** One request, as a network carries it. */
  async function ask<Value>(work: () => PayoutAnswer<Value>): Promise<PayoutAnswer<Value>> {
    kill()
    const how = mood()
    if (how === 'down') return { is: 'unavailable' }
    const answer = work()
    kill()
    return how === 'lost' ? { is: 'unavailable' } : answer
  }
  const read = async <Value>(work: () => Value) =>
    (await ask(() => ({ is: 'done', value: work() }))) as { is: 'done'; value: Value } | { is: 'unavailable' }
  const refused = (code: string) => ({ is: 'refused', code }) as const

  function standing(key: string): Transfer | null {
    const known = transfers.filter((one) => one.key === key)
    const open = known.filter(({ amount, reversed }) => reversed < amount)
    const [first = known[0], ...others] = open
    return first
      ? {
          transferId: first.id,
          amount: first.amount,
          reversed: first.reversed,
          fee: first.fee,
          surplus: others.map(({ id }) => id),
        }
      : null
  }
  const bankPayout = ({ id, status, failureCode }: AtBank): BankPayout => ({
    providerPayoutId: id,
    status,
    failureCode,
    arrivesAt: 0,
  })
  const accountNow = (id: string): PayoutAccount | null => {
    const { state, bank } = accountOf(id)
    if (state === 'gone') return null
    const last = banks.filter(({ account }) => account === id).at(-1)
    return {
      providerAccountId: id,
      country: 'US',
      isSubmitted: true,
      isReady: state === 'ready',
      needs: state === 'ready' ? [] : ['document'],
      isClosed: false,
      bank: {
        name: 'Bank',
        lastFour: '6789',
        currency: 'USD',
        isFailing: bank === 'closed' && last?.status === 'FAILED',
      },
    }
  }

  const provider: PayoutProvider = {
    name: 'STRIPE',
    openAccount: () => Promise.reject(new Error('Accounts are opened by the test')),
    onboarding: () => Promise.reject(new Error('Nobody is there')),
    dashboard: () => Promise.reject(new Error('Nobody is there')),
    readWebhook: async () => null,
    readAccount: (id) => read(() => accountNow(id)),
    readTransfer: (key) => read(() => standing(key)),
    readPayout: (account, id) =>
      read(() => {
        if (accountOf(account).state === 'gone') return null
        const known = banks.find((one) => one.id === id)
        return known ? bankPayout(known) : null
      }),
    transfer: ({ key, accountId, amount }) =>
      ask(() => {
        const earlier = standing(key)
        if (earlier) return { is: 'done', value: earlier }
        const account = accountOf(accountId)
        if (account.state !== 'ready') return refused('insufficient_capabilities_for_transfer')
        for (let times = isDoubling ? 2 : 1; times > 0; times -= 1) {
          if (platform < amount) return refused('balance_insufficient')
          platform -= amount
          account.balance += amount
          transfers.push({
            id: `tr_${transfers.length}`,
            key,
            account: accountId,
            amount,
            reversed: 0,
            fee: times === 1 ? fee : 0,
          })
        }
        return { is: 'done', value: standing(key) as Transfer }
      }),
    takeBack: ({ transferId }) =>
      ask(() => {
        const known = transfers.find(({ id }) => id === transferId)
        if (!known) return refused('resource_missing')
        const left = known.amount - known.reversed
        const account = accountOf(known.account)
        if (account.balance < left) return refused('balance_insufficient')
        account.balance -= left
        platform += left
        known.reversed = known.amount
        return { is: 'done', value: null }
      }),
    payOut: ({ key, accountId, transferId }) =>
      ask(() => {
        const earlier = banks.find((one) => one.key === key)
        if (earlier) return { is: 'done', value: bankPayout(earlier) }
        const account = accountOf(accountId)
        const amount = transfers.find(({ id }) => id === transferId)?.amount ?? 0
        if (account.state !== 'ready') return refused('payouts_not_allowed')
        if (account.balance < amount) return refused('balance_insufficient')
        account.balance -= amount
        const made: AtBank = {
          id: `po_${banks.length}`,
          key,
          account: accountId,
          amount,
          status: 'SENT',
          failureCode: null,
        }
        banks.push(made)
        return { is: 'done', value: bankPayout(made) }
      }),
  }

  return {
    provider,
    accounts,
    transfers,
    banks,
    set(more: { isDoubling?: boolean; fee?: number; platform?: number }) {
      isDoubling = more.isDoubling ?? isDoubling
      fee = more.fee ?? fee
      platform = more.platform ?? platform
    },
    /** The banks answer, and those that change their mind do. @returns the keys of what changed. */
    settle(): string[] {
      const changed: string[] = []
      for (const one of banks) {
        const account = accountOf(one.account)
        const isBack = one.status === 'PAID' && account.bank === 'changes its mind'
        if (one.status === 'FAILED' || (one.status === 'PAID' && !isBack)) continue
        if (isBack || account.bank === 'refuses' || account.bank === 'closed') {
          one.status = 'FAILED'
          one.failureCode = account.bank === 'closed' ? 'account_closed' : 'could_not_process'
          account.balance += one.amount
        } else one.status = 'PAID'
        changed.push(one.key)
      }
      return changed
    },
    /** What was transferred and hasn’t come back. */
    away: (): number => transfers.reduce((sum, { amount, reversed }) => sum + amount - reversed, 0),
    /** What banks have of a key's payouts. */
    withBanks: (id: string): number =>
      banks
        .filter(({ key, status }) => key.startsWith(`${id}:`) && status === 'PAID')
        .reduce((sum, { amount }) => sum + amount, 0),
  }
}
