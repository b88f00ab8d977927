import { type OwnTransaction, ownTransactions } from '../../../worker/services/partner/own-transactions'
import { type openPayoutSite, WRITERS } from './site'

type Site = ReturnType<typeof openPayoutSite>

/** All transactions of a writer, the latest first, a few at a time. */
export async function transactionsOf({ parts }: Site, writer: string): Promise<OwnTransaction[]> {
  const all: OwnTransaction[] = []
  for (let to: string | null | undefined = null; to !== undefined; ) {
    const { items, next } = await ownTransactions(parts, `p-${writer}`, { limit: 3, to })
    all.push(...items)
    to = next?.to
  }
  return all
}

/** What of writers' transactions doesn't hold that should: each balance follows from the one before, up to the books. */
export async function wrongInAccounts(site: Site): Promise<string[]> {
  const wrong: string[] = []
  let owed = 0
  for (const writer of WRITERS) {
    const transactions = await transactionsOf(site, writer)
    for (const [i, { id, kind, reason, amount, balance }] of transactions.entries()) {
      const before = transactions[i + 1]?.balance ?? 0
      if (balance !== before + amount) wrong.push(`${id} makes ${balance} of ${before}`)
      const expected = reason === 'PAYOUT' ? 'TRANSFER' : amount > 0 ? 'CREDIT' : 'DEBIT'
      if (kind !== expected) wrong.push(`${id} is ${kind}`)
    }
    if (new Set(transactions.map(({ id }) => id)).size !== transactions.length)
      wrong.push(`${writer} has a transaction twice`)
    owed += transactions[0]?.balance ?? 0
  }
  const books = 0 - site.balance('partners')
  return owed === books ? wrong : [...wrong, `Writers are owed ${owed}, and in the books ${books}`]
}
