import * as v from 'valibot'
import { countryOr } from '../../../schema/inputs/membership'
import { linkTo } from '../../../schema/routes/links'
import { payoutMessages as messages } from '../../../schema/wording/payout-messages'
import { accountOfPartner, type PayoutAccountRow } from '../../data/payout/accounts'
import { userEmail } from '../../data/user/queries'
import { type Failure, fail, ok, type Result } from '../result'
import { asksForForm } from '../tax/own-taxes'
import { defineUseCase } from '../use-case'
import { accountStatements } from './look-at-account'
import type { PayoutAnswerOf, PayoutProvider } from './provider'
import { type NoPayee, type PayeeParts, requirePayee } from './require-payee'

type NotOpened = Failure<'BAD_REQUEST' | 'SERVICE_UNAVAILABLE'>

const failureOf = ({ is }: Exclude<PayoutAnswerOf<unknown>, { is: 'done' }>) =>
  is === 'refused'
    ? fail('BAD_REQUEST', messages.refused, 'country')
    : fail('SERVICE_UNAVAILABLE', messages.notReachable)

/** Opens an account for a writer, or another one in place of one that is closed. A second press opens the same. */
async function openAccount(
  parts: PayeeParts,
  provider: PayoutProvider,
  of: { partnerId: string; userId: string; country: string; earlier: PayoutAccountRow | undefined },
): Promise<Result<PayoutAccountRow, NotOpened>> {
  const { db, clock } = parts
  const { partnerId, userId, country, earlier } = of
  const number = (earlier?.number ?? 0) + 1
  const email = (await db.first(userEmail, userId))?.email ?? ''
  const answer = await provider.openAccount({
    key: `${partnerId}:${number}:${country}`,
    partnerId,
    email,
    country,
  })
  if (answer.is !== 'done') return failureOf(answer)
  const now = clock.now()
  const { providerAccountId } = answer.value
  const row = { partnerId, number, providerAccountId, country, createdAt: earlier?.createdAt ?? now }
  await db.write(accountStatements(row, answer.value, now, await asksForForm(parts, partnerId)).statements)
  const stored = await db.first(accountOfPartner, partnerId)
  return stored ? ok(stored) : fail('SERVICE_UNAVAILABLE', messages.notReachable)
}

/**
 * Begins a visit to the provider's page, on which writers say who they are and where their bank is. Rule:
 * docs/rules/partner.md, "Payout accounts".
 */
export const startPayoutSetup = defineUseCase(
  v.object({ country: v.optional(v.nullable(countryOr(messages.badCountry))) }),
  async (parts: PayeeParts, { country: named }): Promise<Result<{ url: string }, NoPayee | NotOpened>> => {
    const payee = await requirePayee(parts)
    if (!payee.ok) return payee
    const { session, partnerId, account: earlier, provider } = payee.value
    const isOther = earlier?.state === 'NEW' && named != null && named !== earlier.country
    const isNew = !earlier || earlier.state === 'CLOSED' || isOther
    if (isNew && !named) return fail('BAD_REQUEST', messages.badCountry, 'country')
    const account = isNew
      ? await openAccount(parts, provider, {
          partnerId,
          userId: session.user.id,
          country: named ?? '',
          earlier,
        })
      : ok(earlier)
    if (!account.ok) return account
    const { mainOrigin } = parts.browser
    const isFirst = account.value.state === 'NEW'
    const answer = await provider.onboarding({
      accountId: account.value.providerAccountId,
      returnUrl: mainOrigin + linkTo(isFirst ? 'PartnerStripeFinish' : 'PartnerStripeReconnectSuccess'),
      refreshUrl: mainOrigin + linkTo('PartnerStripeReconnect'),
    })
    return answer.is === 'done' ? ok(answer.value) : failureOf(answer)
  },
)
