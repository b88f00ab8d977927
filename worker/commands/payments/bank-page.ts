import { readFileSync } from 'node:fs'
import type { Account, Setup } from './account'
import { keepSource } from './bank'
import { NOT_AUTHENTICATED } from './cards'
import { type Form, json, type Reply, textIn } from './http'
import { setupObject } from './stripe-objects'

/* The page of a bank, to which a browser is led away and from which it comes back: iDEAL. */

const PAGE = readFileSync(new URL('./browser/bank-page.html', import.meta.url), 'utf8')

/** The bank account that somebody at this bank has. */
const BANK_PAGE_IBAN = 'NL91ABNA0417164300'

/** Leads a browser to its bank. */
export function sendToBank(account: Account, setup: Setup, returnUrl: string, origin: string): Reply {
  setup.status = 'requires_action'
  setup.redirect = { returnUrl, url: `${origin}/bank/${account.name}/${setup.id}` }
  return json({ setupIntent: setupObject(setup) })
}

/** What somebody does on the bank's page: it shows it, and leads them back with what they said. */
export function answerBankPage(
  account: Account,
  { id, method, form }: { id: string; method: string; form: Form },
  now: number,
): Reply {
  const setup = account.records.setups.find((known) => known.id === id)
  if (!setup?.redirect) return json({ error: 'Nothing waits for this bank.' }, 404)
  if (method !== 'POST' && setup.status === 'requires_action')
    return { status: 200, type: 'text/html', body: PAGE }
  if (setup.status === 'requires_action') {
    const isConfirmed = textIn(form, 'do') === 'confirm'
    if (isConfirmed) {
      setup.method = keepSource(account, { source: { kind: 'ideal' }, customer: null, now }).id
      const source = { kind: 'sepa', iban: BANK_PAGE_IBAN } as const
      const debit = keepSource(account, { source, customer: setup.customer, now })
      debit.isAuthenticated = true
      setup.generated = debit.id
    }
    setup.error = isConfirmed ? null : NOT_AUTHENTICATED
    setup.status = isConfirmed ? 'succeeded' : 'requires_payment_method'
  }
  const back = new URL(setup.redirect.returnUrl)
  back.searchParams.set('setup_intent', setup.id)
  back.searchParams.set('setup_intent_client_secret', setup.secret)
  back.searchParams.set('redirect_status', setup.status === 'succeeded' ? 'succeeded' : 'failed')
  return { status: 303, body: '', type: 'text/plain', location: back.href }
}
