/** A writer's account at the stand-in for Stripe Connect. */
export interface ConnectAccount {
  id: string
  country: string
  email: string
  metadata: Record<string, string>
  created: number
  isSubmitted: boolean
  /** The whole number of the bank account: it is invented. */
  bank: string | null
  /** What the stand-in still asks for, as somebody chose on its page. */
  isDocumentMissing: boolean
  /** `rejected`: turned down for good. `gone`: its owner has disconnected it. */
  state: 'open' | 'pending' | 'rejected' | 'gone'
  /** Minor units of its own currency that can be sent to the bank. */
  balance: number
}

export interface ConnectTransfer {
  id: string
  account: string
  amount: number
  currency: string
  group: string
  metadata: Record<string, string>
  created: number
  reversed: number
  /** What it brought, in the account's own currency. */
  brought: number
}

export interface ConnectPayout {
  id: string
  account: string
  amount: number
  currency: string
  metadata: Record<string, string>
  created: number
  status: 'pending' | 'in_transit' | 'paid' | 'failed' | 'canceled'
  failure: string | null
  /** The bank account that it goes to. */
  bank: string | null
}

interface ConnectLink {
  token: string
  account: string
  returnUrl: string
  refreshUrl: string
  created: number
  isUsed: boolean
}

export interface ConnectRecords {
  accounts: ConnectAccount[]
  transfers: ConnectTransfer[]
  payouts: ConnectPayout[]
  links: ConnectLink[]
  /** Minor units that can be transferred; null for as much as one likes. */
  platformBalance: number | null
  /** Whether each transfer is made twice. */
  isDoubling: boolean
}

export const emptyConnect = (): ConnectRecords => ({
  accounts: [],
  transfers: [],
  payouts: [],
  links: [],
  platformBalance: null,
  isDoubling: false,
})

/** An event of Connect, with what it is about as it was then. */
export interface ConnectEvent {
  id: string
  type: string
  created: number
  /** The connected account that it comes from; null for the platform's own. */
  account: string | null
  object: object
}

/** What becomes of money that is sent to a bank account, by its number: the first answers are Stripe's own test numbers. */
export const BANKS: Readonly<Record<string, { name: string; failure?: string; changesItsMind?: boolean }>> = {
  '000123456789': { name: 'STRIPE TEST BANK' },
  '000111111116': { name: 'STRIPE TEST BANK', failure: 'no_account' },
  '000111111113': { name: 'STRIPE TEST BANK', failure: 'account_closed' },
  '000222222227': { name: 'STRIPE TEST BANK', failure: 'insufficient_funds' },
  '000333333335': { name: 'STRIPE TEST BANK', failure: 'debit_not_authorized' },
  '000999999991': { name: 'STRIPE TEST BANK', failure: 'could_not_process', changesItsMind: true },
}
