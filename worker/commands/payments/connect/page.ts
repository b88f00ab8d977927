import { readFileSync } from 'node:fs'
import { escapeMarkup } from '../../../../schema/rules/markup'
import type { Account } from '../account'
import { type Form, json, type Reply, textIn } from '../http'
import { accountObject } from './objects'
import { BANKS, type ConnectAccount } from './records'
import { tellConnect } from './tell'

/** How long a link works, in milliseconds. */
const LINK_LASTS = 5 * 60 * 1000

const TEMPLATE = readFileSync(new URL('../browser/connect.html', import.meta.url), 'utf8')

/** The page for an account, with the bank that it has. */
function setupPage({ email, country, bank }: ConnectAccount, isDashboard: boolean): Reply {
  const options = Object.entries(BANKS).map(([number, { failure, changesItsMind }]) => {
    const what = failure ? `${changesItsMind ? 'paid, then ' : ''}${failure}` : 'pays'
    return `<option value="${number}"${number === bank ? ' selected' : ''}>${number}: ${what}</option>`
  })
  const texts: Readonly<Record<string, string>> = {
    title: isDashboard ? 'Your account' : 'Get paid',
    who: `${escapeMarkup(email)}, ${escapeMarkup(country)}`,
    banks: options.join(''),
  }
  const body = TEMPLATE.replace(/\{(\w+)\}/g, (_, name: string) => texts[name] ?? '')
  return { status: 200, type: 'text/html', body }
}

const redirect = (location: string): Reply => ({ status: 303, body: '', type: 'text/plain', location })

/** What somebody does on the stand-in's page: it opens with a link once, and its form is sent back to it. */
export function answerSetup(
  account: Account,
  { token, method, form }: { token: string; method: string; form: Form },
  now: number,
): Reply {
  const { links, accounts, payouts } = account.records.connect
  const link = links.find((known) => known.token === token)
  const owner = link && accounts.find(({ id }) => id === link.account)
  if (!link || !owner) return json({ error: 'This link isn’t known.' }, 404)
  const isDashboard = link.returnUrl === ''
  if (method !== 'POST') {
    const isOver = link.isUsed || now > link.created + LINK_LASTS
    link.isUsed = true
    if (isOver && !isDashboard) return redirect(link.refreshUrl)
    return setupPage(owner, isDashboard)
  }
  if (textIn(form, 'do') === 'submit') {
    const bank = textIn(form, 'bank')
    const check = textIn(form, 'check')
    owner.isSubmitted = true
    owner.bank = Object.hasOwn(BANKS, bank) ? bank : owner.bank
    owner.isDocumentMissing = check === 'document'
    if (check === 'rejected') owner.state = 'rejected'
    tellConnect(account, now, {
      type: 'account.updated',
      account: owner.id,
      object: accountObject(owner, payouts),
    })
  }
  return isDashboard ? setupPage(owner, true) : redirect(link.returnUrl)
}
