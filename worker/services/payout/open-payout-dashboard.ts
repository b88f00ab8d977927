import * as v from 'valibot'
import { payoutMessages as messages } from '../../../schema/wording/payout-messages'
import { fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type NoPayee, type PayeeParts, requirePayee } from './require-payee'

/** Begins a visit to the provider's page on which the viewer sees their account. */
export const openPayoutDashboard = defineUseCase(
  v.object({}),
  async (parts: PayeeParts): Promise<Result<{ url: string }, NoPayee>> => {
    const payee = await requirePayee(parts)
    if (!payee.ok) return payee
    const { account, provider } = payee.value
    if (!account || account.state === 'CLOSED') return fail('NOT_FOUND', messages.noAccount)
    const answer = await provider.dashboard(account.providerAccountId)
    return answer.is === 'done' ? ok(answer.value) : fail('SERVICE_UNAVAILABLE', messages.notReachable)
  },
)
