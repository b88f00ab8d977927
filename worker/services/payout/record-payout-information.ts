import * as v from 'valibot'
import { payoutMessages as messages } from '../../../schema/wording/payout-messages'
import { accountOfPartner, type PayoutAccountRow } from '../../data/payout/accounts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { lookAtAccount } from './look-at-account'
import { type NoPayee, type PayeeParts, requirePayee } from './require-payee'

/** Stores what the viewer's account is now. Rule: docs/rules/partner.md, "Payout accounts". */
export const recordPayoutInformation = defineUseCase(
  v.object({}),
  async (
    parts: PayeeParts,
  ): Promise<Result<PayoutAccountRow, NoPayee | Failure<'NOT_FOUND' | 'SERVICE_UNAVAILABLE'>>> => {
    const payee = await requirePayee(parts)
    if (!payee.ok) return payee
    const { partnerId, account } = payee.value
    if (!account) return fail('NOT_FOUND', messages.noAccount)
    const state = await lookAtAccount(parts, partnerId)
    const stored = state && (await parts.db.first(accountOfPartner, partnerId))
    return stored ? ok(stored) : fail('SERVICE_UNAVAILABLE', messages.notRecorded)
  },
)
