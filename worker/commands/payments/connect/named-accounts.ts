import type { ConnectAccount, ConnectRecords } from './records'

/** An account that its id says everything about: whose it is, what it is, and where. */
const NAMED = /^acct_[0-9a-f]{12}_(ready|restricted|new)_([A-Z]{2})$/
/** The good bank of Stripe's test numbers. */
const BANK = '000123456789'

/**
 * The account with an id. Writers of the demo never filled in a form: theirs are kept when they are first asked for, as
 * their ids say. Rule: docs/rules/development.md, "Payments".
 */
export function accountWith(
  { accounts }: ConnectRecords,
  id: string,
  now: number,
): ConnectAccount | undefined {
  const known = accounts.find((account) => account.id === id)
  const [, state, country] = NAMED.exec(id) ?? []
  if (known || state === undefined || country === undefined) return known
  const isSubmitted = state !== 'new'
  const made: ConnectAccount = {
    id,
    country,
    email: '',
    metadata: {},
    created: now,
    isSubmitted,
    bank: isSubmitted ? BANK : null,
    isDocumentMissing: state === 'restricted',
    state: 'open',
    balance: 0,
  }
  accounts.push(made)
  return made
}
