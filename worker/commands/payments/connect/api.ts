import { newId } from '../account'
import { currencyOfBanks, fromUsCents } from '../currencies'
import { json, type Reply, textIn, textsIn } from '../http'
import { type Asked, limitIn, missing, type Way, wrong } from '../stripe-asked'
import { listObject } from '../stripe-objects'
import { accountWith } from './named-accounts'
import { accountObject, arrivalObject, bankPayoutObject, isReady, transferObject } from './objects'
import type { ConnectAccount } from './records'
import { tellConnect } from './tell'

function ownerOf({ account, now }: Asked, id: string): ConnectAccount | undefined {
  const known = accountWith(account.records.connect, id, now)
  return known?.state === 'gone' ? undefined : known
}

/** Stripe's answer about an account to which the platform has no access any more. */
const noAccess = (): Reply =>
  json(
    {
      error: {
        type: 'invalid_request_error',
        code: 'account_invalid',
        message: 'The account is not connected to your platform or does not exist.',
      },
    },
    403,
  )

/** Countries to which Stripe sends nothing. */
const REFUSED: ReadonlySet<string> = new Set(['CU', 'IR', 'KP', 'SY'])

function createAccount({ account, form, now }: Asked): Reply {
  const country = textIn(form, 'country')
  if (textIn(form, 'type') !== 'express') return wrong('parameter_missing', 'type')
  if (!/^[A-Z]{2}$/.test(country) || REFUSED.has(country)) return wrong('country_unsupported', 'country')
  const made: ConnectAccount = {
    id: newId('acct'),
    country,
    email: textIn(form, 'email'),
    metadata: textsIn(form, 'metadata'),
    created: now,
    isSubmitted: false,
    bank: null,
    isDocumentMissing: false,
    state: 'open',
    balance: 0,
  }
  account.records.connect.accounts.push(made)
  return json(accountObject(made, []))
}

function readAccount(asked: Asked): Reply {
  const owner = ownerOf(asked, asked.id)
  return owner ? json(accountObject(owner, asked.account.records.connect.payouts)) : noAccess()
}

function createLink(asked: Asked): Reply {
  const { account, form, now, origin } = asked
  const owner = ownerOf(asked, textIn(form, 'account'))
  if (!owner) return noAccess()
  if (owner.state === 'rejected') return wrong('account_rejected', 'account')
  const token = newId('link')
  account.records.connect.links.push({
    token,
    account: owner.id,
    returnUrl: textIn(form, 'return_url'),
    refreshUrl: textIn(form, 'refresh_url'),
    created: now,
    isUsed: false,
  })
  return json({
    object: 'account_link',
    created: Math.floor(now / 1000),
    expires_at: Math.floor(now / 1000) + 300,
    url: `${origin}/connect/${account.name}/${token}`,
  })
}

function createLogin(asked: Asked): Reply {
  const owner = ownerOf(asked, asked.id)
  if (!owner) return noAccess()
  if (!owner.isSubmitted) return wrong('account_not_onboarded', 'account')
  const token = newId('link')
  asked.account.records.connect.links.push({
    token,
    account: owner.id,
    returnUrl: '',
    refreshUrl: '',
    created: asked.now,
    isUsed: false,
  })
  return json({ object: 'login_link', url: `${asked.origin}/connect/${asked.account.name}/${token}` })
}

function createTransfer(asked: Asked): Reply {
  const { account, form, now } = asked
  const { connect } = account.records
  const owner = ownerOf(asked, textIn(form, 'destination'))
  const amount = Number(textIn(form, 'amount'))
  const currency = textIn(form, 'currency')
  if (!owner) return missing('destination')
  if (!Number.isInteger(amount) || amount < 1) return wrong('parameter_invalid_integer', 'amount')
  if (!isReady(owner)) return wrong('insufficient_capabilities_for_transfer', 'destination')
  for (let times = connect.isDoubling ? 2 : 1; times > 0; times -= 1) {
    if (connect.platformBalance !== null && connect.platformBalance < amount)
      return wrong('balance_insufficient', 'amount')
    if (connect.platformBalance !== null) connect.platformBalance -= amount
    const brought = fromUsCents(amount, currencyOfBanks(owner.country))
    owner.balance += brought
    const made = {
      id: newId('tr'),
      account: owner.id,
      amount,
      currency,
      group: textIn(form, 'transfer_group'),
      metadata: textsIn(form, 'metadata'),
      created: now,
      reversed: 0,
      brought,
    }
    connect.transfers.push(made)
    tellConnect(account, now, { type: 'transfer.created', account: null, object: transferObject(made) })
  }
  return json(transferObject(connect.transfers.at(-1) as never))
}

function listTransfers(asked: Asked): Reply {
  const group = textIn(asked.form, 'transfer_group')
  const known = asked.account.records.connect.transfers.filter((one) => one.group === group)
  return json(listObject(known.map(transferObject).reverse(), limitIn(asked.form)))
}

function readTransfer({ account, id }: Asked): Reply {
  const known = account.records.connect.transfers.find((one) => one.id === id)
  return known ? json(transferObject(known)) : missing('transfer')
}

function reverseTransfer(asked: Asked): Reply {
  const { account, id, form, now } = asked
  const { connect } = account.records
  const known = connect.transfers.find((one) => one.id === id)
  const owner = known && connect.accounts.find((one) => one.id === known.account)
  if (!known || !owner) return missing('transfer')
  const amount = Number(textIn(form, 'amount') || known.amount - known.reversed)
  if (amount < 1 || amount > known.amount - known.reversed) return wrong('parameter_invalid', 'amount')
  const brought = fromUsCents(amount, currencyOfBanks(owner.country))
  if (owner.balance < brought) return wrong('balance_insufficient', 'amount')
  owner.balance -= brought
  known.reversed += amount
  if (connect.platformBalance !== null) connect.platformBalance += amount
  tellConnect(account, now, { type: 'transfer.reversed', account: null, object: transferObject(known) })
  return json({ id: newId('trr'), object: 'transfer_reversal', amount, transfer: id })
}

function readArrival(asked: Asked): Reply {
  const owner = ownerOf(asked, asked.connected ?? '')
  const known = asked.account.records.connect.transfers.find(
    (one) => one.id.replace('tr_', 'py_') === asked.id && one.account === owner?.id,
  )
  return known && owner ? json(arrivalObject(known, owner.country)) : missing('charge')
}

function createPayout(asked: Asked): Reply {
  const { account, form, now } = asked
  const owner = ownerOf(asked, asked.connected ?? '')
  const amount = Number(textIn(form, 'amount'))
  const currency = textIn(form, 'currency')
  if (!owner) return noAccess()
  if (!isReady(owner)) return wrong('payouts_not_allowed', 'amount')
  if (currency !== currencyOfBanks(owner.country) || !Number.isInteger(amount) || amount < 1)
    return wrong('parameter_invalid', 'amount')
  if (owner.balance < amount) return wrong('balance_insufficient', 'amount')
  owner.balance -= amount
  const made = {
    id: newId('po'),
    account: owner.id,
    amount,
    currency,
    metadata: textsIn(form, 'metadata'),
    created: now,
    status: 'in_transit' as const,
    failure: null,
    bank: owner.bank,
  }
  account.records.connect.payouts.push(made)
  tellConnect(account, now, { type: 'payout.created', account: owner.id, object: bankPayoutObject(made) })
  return json(bankPayoutObject(made))
}

function listPayouts(asked: Asked): Reply {
  const owner = ownerOf(asked, asked.connected ?? '')
  if (!owner) return noAccess()
  const known = asked.account.records.connect.payouts.filter((one) => one.account === owner.id)
  return json(listObject(known.map(bankPayoutObject).reverse(), limitIn(asked.form)))
}

function readPayout(asked: Asked): Reply {
  const owner = ownerOf(asked, asked.connected ?? '')
  if (!owner) return noAccess()
  const known = asked.account.records.connect.payouts.find(
    (one) => one.id === asked.id && one.account === owner.id,
  )
  return known ? json(bankPayoutObject(known)) : missing('payout')
}

/** What Connect adds to Stripe's interface. */
export const CONNECT_WAYS: readonly Way[] = [
  ['POST', /^accounts$/, createAccount],
  ['GET', /^accounts\/(\w+)$/, readAccount],
  ['POST', /^accounts\/(\w+)\/login_links$/, createLogin],
  ['POST', /^account_links$/, createLink],
  ['POST', /^transfers$/, createTransfer],
  ['GET', /^transfers$/, listTransfers],
  ['GET', /^transfers\/(\w+)$/, readTransfer],
  ['POST', /^transfers\/(\w+)\/reversals$/, reverseTransfer],
  ['GET', /^charges\/(py_\w+)$/, readArrival],
  ['POST', /^payouts$/, createPayout],
  ['GET', /^payouts$/, listPayouts],
  ['GET', /^payouts\/(\w+)$/, readPayout],
]
