import type { Charge } from '../provider'
import { type BraintreeAccount, run } from './client'
import { SEARCH } from './documents'
import { chargeOf } from './read'

const FIRST = 50

/** A page of a search, and where the next one begins. */
interface SearchPage {
  pageInfo: { hasNextPage: boolean; endCursor?: string | null | undefined }
}

/** The searches, one after the other: charges, then changes of earlier ones. */
const NEXT = { made: 'refunded', refunded: 'disputed', disputed: null } as const
type Phase = keyof typeof NEXT

/** The phases after the first. */
const isLater = (text: string): text is Exclude<Phase, 'made'> => text === 'refunded' || text === 'disputed'

function cursorAfter(phase: Phase, { pageInfo: { hasNextPage, endCursor } }: SearchPage): string | null {
  if (hasNextPage && endCursor) return `${phase}:${endCursor}`
  const next = NEXT[phase]
  return next && `${next}:`
}

/** A page of the charges since a time: those that were made since, then those that were given back or disputed since. */
export async function pageOfCharges(
  account: BraintreeAccount,
  since: number,
  cursor: string | null,
): Promise<{ charges: Charge[]; next: string | null }> {
  const [phase = '', ...rest] = (cursor ?? 'made:').split(':')
  const after = rest.join(':')
  const from = new Date(since).toISOString()
  const paging = { first: FIRST, ...(after ? { after } : {}) }
  const input = { createdAt: { greaterThanOrEqualTo: from } }
  if (phase === 'made') {
    const { results: made } = (await run(account, { ...SEARCH.made, variables: { input, ...paging } })).search
    return { charges: made.edges.map(({ node }) => chargeOf(node)), next: cursorAfter(phase, made) }
  }
  if (!isLater(phase)) return { charges: [], next: null }
  const disputes = { receivedDate: { greaterThanOrEqualTo: from.slice(0, 10) } }
  const { results: later } = (
    await run(account, {
      ...SEARCH[phase],
      variables: { input: phase === 'refunded' ? input : disputes, ...paging },
    })
  ).search
  const charges = later.edges.flatMap(({ node: { charge } }) => (charge ? [chargeOf(charge)] : []))
  return { charges, next: cursorAfter(phase, later) }
}
