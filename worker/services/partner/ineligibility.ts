import { isInProgramme } from '../../../schema/rules/partner/months'
import { accountOfPartner } from '../../data/payout/accounts'
import type { Needs } from '../parts'
import { asksForForm } from '../tax/own-taxes'
import { enrollmentOf } from './enrollment'

/** What keeps somebody from joining, or from being paid once they have. */
type Ineligibility = 'LACK_OF_MEMBERSHIP' | 'MISSING_PAYOUT_INFORMATION'

/**
 * What keeps the viewer from joining the programme, or from being paid once they have. Rule: docs/rules/partner.md, "Who takes
 * part".
 */
export async function ineligibilityOfViewer(
  parts: Needs<'db' | 'clock' | 'session' | 'payouts' | 'taxKeys'>,
): Promise<Ineligibility[]> {
  const { db, payouts } = parts
  const session = await parts.session()
  if (!session) return []
  const partner = enrollmentOf(session.user)
  if (!partner || !isInProgramme(partner.status))
    return session.isMember || partner?.status === 'SUSPENDED' ? [] : ['LACK_OF_MEMBERSHIP']
  if (!payouts) return []
  const account = await db.first(accountOfPartner, partner.id)
  const isComplete = account?.state === 'READY' && !(await asksForForm(parts, partner.id))
  return isComplete ? [] : ['MISSING_PAYOUT_INFORMATION']
}
