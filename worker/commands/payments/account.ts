import { randomBytes } from 'node:crypto'
import { type ConnectEvent, type ConnectRecords, emptyConnect } from './connect/records'

/** A card, or a PayPal account, as the stand-in knows it. It keeps whole numbers: they are invented. */
export type Source =
  | {
      kind: 'card'
      number: string
      brand: string
      month: number
      year: number
      wallet?: 'apple_pay' | 'google_pay'
    }
  | { kind: 'paypal'; email: string }
  | { kind: 'link'; email: string }
  /** A bank account: a payment from it takes days. */
  | { kind: 'sepa'; iban: string }
  /** What a bank confirms on its own page: it can't be charged, but leaves a bank account that can. */
  | { kind: 'ideal' }

export interface Customer {
  id: string
  email: string
  metadata: Record<string, string>
  created: number
}

export interface Method {
  id: string
  customer: string | null
  source: Source
  created: number
  /** Whether its bank has seen its owner. */
  isAuthenticated: boolean
}

/** A form that somebody fills in. */
export interface Setup {
  id: string
  secret: string
  customer: string | null
  metadata: Record<string, string>
  /** Stripe's names of what it may be filled in with. */
  types?: string[]
  status: 'requires_payment_method' | 'requires_action' | 'succeeded'
  method: string | null
  /** The bank account that a method of another kind has left. */
  generated?: string
  /** Where a browser goes on from the bank's page, and that page's address. */
  redirect?: { returnUrl: string; url: string }
  error: { code: string; issuers: string } | null
  created: number
}

interface Refund {
  id: string
  amount: number
  metadata: Record<string, string>
  created: number
}

export interface Payment {
  id: string
  secret: string
  customer: string
  method: string
  amount: number
  currency: string
  description: string
  metadata: Record<string, string>
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
  error: { code: string; issuers: string; processors: string } | null
  /** When it was made, and when it was paid or failed, in milliseconds. */
  created: number
  charged: number | null
  refunds: Refund[]
  dispute: 'needs_response' | 'lost' | 'won' | null
  /** What a bank has taken back because of a dispute, and given again: below zero, and above. */
  disputed?: { id: string; amount: number; created: number }[]
}

/** Money that an account moves besides payments, as entries of its balance. */
export interface OwnMove {
  id: string
  /** A payout to the bank of the account's owner, one that came back, a fee, or anything else. */
  category: 'payout' | 'payout_reversal' | 'fee' | 'other_adjustment'
  amount: number
  currency: string
  created: number
}

export interface Event {
  id: string
  type: string
  created: number
  /** The payment that it is about. */
  payment: string
}

/** How webhooks travel. */
export interface Delivery {
  /** Milliseconds before the first attempt. */
  delay: number
  /** How often each is sent. */
  times: number
  /** Whether the last ones are sent first. */
  isReversed: boolean
  isLost: boolean
}

/** A fault that replaces an answer; each is used once, in order. */
export interface Fault {
  /** `none`: no fault. `lost`: does what was asked for, and closes the connection. `garbage`: a page of HTML. */
  kind: 'none' | 'down' | 'slow' | 'garbage' | 'lost'
}

/** Taxes that were calculated, and sales that were written down. */
interface TaxRecords {
  calculations: { id: string; amount: number; tax: number; created: number }[]
  transactions: {
    id: string
    /** The sale that it takes back, or a part of it; null for a sale. */
    original: string | null
    reference: string
    /** In minor units, with tax; negative for what is taken back. */
    amount: number
    created: number
  }[]
}

/** One account’s records: of a site, or of a test. */
export interface Records {
  customers: Customer[]
  methods: Method[]
  setups: Setup[]
  payments: Payment[]
  events: Event[]
  /** What the account has moved besides payments. */
  moves: OwnMove[]
  /** Of Stripe Connect, which pays writers. */
  connect: ConnectRecords
  /** Of Stripe Tax. */
  tax: TaxRecords
  /** Answers to requests with an idempotency key: what was asked, and the answer. */
  answered: Record<string, { asked: string; status: number; body: unknown }>
}

export class Account {
  records: Records = {
    customers: [],
    methods: [],
    setups: [],
    payments: [],
    events: [],
    moves: [],
    connect: emptyConnect(),
    tax: { calculations: [], transactions: [] },
    answered: {},
  }
  faults: Fault[] = []
  delivery: Delivery = { delay: 0, times: 1, isReversed: false, isLost: false }
  /** The site that is told of events, and whose clock is the account’s. */
  site: string | null = null
  /** Milliseconds by which the account’s clock is ahead, where no site has one. */
  ahead = 0
  /** Nonces of Braintree’s forms: used once. */
  readonly nonces = new Map<string, Source>()
  /** Webhooks that wait. */
  readonly waiting: Event[] = []
  readonly connectWaiting: ConnectEvent[] = []

  constructor(readonly name: string) {}
}

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`

/** The fee of both: 2.9 % and 30 cents. */
export const feeOf = (amount: number): number => Math.round(amount * 0.029) + 30

export const refundedOf = ({ refunds }: Payment): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0)
