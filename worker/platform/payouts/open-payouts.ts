import type Stripe from 'stripe'
import { isLoopback } from '../environment'
import { providerAddress } from '../payments/address'
import type { PaymentLimits } from '../payments/ask'
import { nullIf } from '../payments/outcome'
import { isMissing, openClient, refusalIn, STRIPE_API, verified } from '../payments/stripe/client'
import { refusableRequests } from '../payments/stripe/refusable'
import type { BankPayout, OpenInput, PayOutInput, PayoutProvider, TransferInput } from './provider'
import { accountOf, payoutEventOf, payoutOf, transferOf } from './read'

/** How many of an account's last payouts are searched for a key; keys are kept for a day by Stripe itself. */
const LAST_PAYOUTS = 20
/** More transfers than one key ever has. */
const MOST_TRANSFERS = 20

/** An account that was deleted, or whose owner has disconnected it. */
const isGone = (error: unknown): boolean => isMissing(error) || refusalIn(error) === 'account_invalid'

const nullIfGone = nullIf(isGone)

const openAccount = (stripe: Stripe, input: OpenInput, home: string): Promise<Stripe.Account> =>
  stripe.accounts.create(
    {
      type: 'express',
      country: input.country,
      email: input.email,
      business_type: 'individual',
      capabilities: { transfers: { requested: true } },
      // Where the platform isn't at home, people only receive: they agree to less, and are asked less.
      ...(input.country === home ? {} : { tos_acceptance: { service_agreement: 'recipient' } }),
      settings: { payouts: { schedule: { interval: 'manual' } } },
      metadata: { partnerId: input.partnerId },
    },
    { idempotencyKey: `${input.key}:account` },
  )

const transfersOf = async (stripe: Stripe, key: string): Promise<Stripe.Transfer[]> =>
  (
    await stripe.transfers.list({
      transfer_group: key,
      limit: MOST_TRANSFERS,
      expand: ['data.balance_transaction'],
    })
  ).data

async function transfer(stripe: Stripe, { key, refusals, accountId, amount, currency }: TransferInput) {
  const earlier = transferOf(await transfersOf(stripe, key))
  if (earlier) return earlier
  await stripe.transfers.create(
    {
      amount,
      currency: currency.toLowerCase(),
      destination: accountId,
      transfer_group: key,
      metadata: { key },
    },
    { idempotencyKey: `${key}:transfer:${refusals}` },
  )
  const made = transferOf(await transfersOf(stripe, key))
  if (!made) throw new Error('A transfer is not listed')
  return made
}

async function takeBack(
  stripe: Stripe,
  { transferId, refusals }: { transferId: string; refusals: number },
): Promise<null> {
  const { amount, amount_reversed: before } = await stripe.transfers.retrieve(transferId)
  if (before < amount)
    await stripe.transfers.createReversal(
      transferId,
      { amount: amount - before },
      { idempotencyKey: `${transferId}:${before}:back:${refusals}` },
    )
  return null
}

/** What a transfer brought to the account, in the account's own currency. */
async function broughtBy(
  stripe: Stripe,
  transferId: string,
  stripeAccount: string,
): Promise<{ amount: number; currency: string }> {
  const { destination_payment: payment, amount, currency } = await stripe.transfers.retrieve(transferId)
  const id = typeof payment === 'object' ? payment.id : payment
  if (!id) return { amount, currency }
  const { balance_transaction: entry } = await stripe.charges.retrieve(
    id,
    { expand: ['balance_transaction'] },
    { stripeAccount },
  )
  return typeof entry === 'object' && entry !== null
    ? { amount: entry.net, currency: entry.currency }
    : { amount, currency }
}

async function payOut(
  stripe: Stripe,
  { key, refusals, accountId, transferId }: PayOutInput,
): Promise<BankPayout> {
  const stripeAccount = accountId
  const { data } = await stripe.payouts.list({ limit: LAST_PAYOUTS }, { stripeAccount })
  const earlier = data.find(({ metadata }) => metadata?.key === key)
  if (earlier) return payoutOf(earlier)
  const brought = await broughtBy(stripe, transferId, stripeAccount)
  return payoutOf(
    await stripe.payouts.create(
      { ...brought, metadata: { key } },
      { stripeAccount, idempotencyKey: `${key}:payout:${refusals}` },
    ),
  )
}

/** An address of a page with which people go on at the provider: over https, or on this machine. */
function checkedUrl(url: string): { url: string } {
  const { protocol, host } = new URL(url)
  if (protocol !== 'https:' && !isLoopback(host)) throw new Error(`${protocol} isn't https`)
  return { url }
}

/**
 * Stripe Connect, if it is configured. Sends no request yet. One with settings that can't be used counts as not
 * configured, and the log says so.
 */
export function openPayouts(env: Env, limits: PaymentLimits = {}): PayoutProvider | undefined {
  const { STRIPE_SECRET_KEY: secret, STRIPE_CONNECT_WEBHOOK_SECRET: secrets } = env
  if (!secret || !secrets) return undefined
  let api: URL
  try {
    api = providerAddress(env, env.STRIPE_API, STRIPE_API)
  } catch (error) {
    console.error(JSON.stringify({ event: 'payouts-misconfigured', detail: String(error) }))
    return undefined
  }
  const home = (env.STRIPE_COUNTRY || 'US').toUpperCase()
  const { ask, read } = refusableRequests(() => openClient(secret, api, limits), limits)
  return {
    name: 'STRIPE',
    openAccount: (input) =>
      ask('account', async (stripe) => accountOf(await openAccount(stripe, input, home))),
    readAccount: (id) =>
      read('account read', async (stripe) => {
        const account = await stripe.accounts.retrieve(id).catch(nullIfGone)
        return account && accountOf(account)
      }),
    onboarding: ({ accountId, returnUrl, refreshUrl }) =>
      ask('account link', async (stripe) =>
        checkedUrl(
          (
            await stripe.accountLinks.create({
              account: accountId,
              type: 'account_onboarding',
              return_url: returnUrl,
              refresh_url: refreshUrl,
            })
          ).url,
        ),
      ),
    dashboard: (accountId) =>
      ask('login link', async (stripe) => checkedUrl((await stripe.accounts.createLoginLink(accountId)).url)),
    transfer: (input) => ask('transfer', (stripe) => transfer(stripe, input)),
    readTransfer: (key) =>
      read('transfer read', async (stripe) => transferOf(await transfersOf(stripe, key))),
    takeBack: (input) => ask('transfer reversal', (stripe) => takeBack(stripe, input)),
    payOut: (input) => ask('payout', (stripe) => payOut(stripe, input)),
    readPayout: (accountId, id) =>
      read('payout read', async (stripe) => {
        const payout = await stripe.payouts.retrieve(id, {}, { stripeAccount: accountId }).catch(nullIfGone)
        return payout && payoutOf(payout)
      }),
    async readWebhook(request, now) {
      const event = await verified(secrets, request, now)
      return event && payoutEventOf(event)
    },
  }
}
