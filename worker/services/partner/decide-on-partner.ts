import * as v from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { entityId } from '../../../schema/inputs/text'
import { PARTNER_STATES, type PartnerState } from '../../../schema/rules/partner/months'
import { dayOfVisit } from '../../../schema/rules/stats/count-visits'
import { partnerMessages as messages } from '../../../schema/wording/partner-messages'
import type { Statement } from '../../data/database'
import { type ActOnPerson, insertAct } from '../../data/moderation/acts'
import { type PartnerRow, partnerById } from '../../data/partner/partners'
import { lastSuspensionOf, reinstatePlace, suspendPlace } from '../../data/partner/staff-writer'
import { checkLater } from '../../data/payout/accounts'
import { isOutdated } from '../membership/retry-on-conflict'
import { tellPersonLater } from '../moderation/mails'
import { requireModerator } from '../moderation/require-moderator'
import type { Needs } from '../parts'
import { holdOpenPayouts } from '../payout/hold-open'
import { type Failure, fail, ok, type Result } from '../result'

export type PartnerDecisionParts = Needs<'db' | 'clock' | 'viewer' | 'mailer' | 'site' | 'browser' | 'later'>
type NotDecided = Failure<'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND' | 'CONFLICT'>

/** A writer in the programme, and why staff decides about them. */
export const partnerDecision = v.object({ partnerId: entityId, reason })

const isState = (text: string | null | undefined): text is PartnerState =>
  PARTNER_STATES.some((state) => state === text)

/** A suspension, with the state before it in the log, and with it what it takes to undo it. */
async function suspending(
  parts: PartnerDecisionParts,
  row: PartnerRow,
  act: ActOnPerson,
): Promise<Statement[]> {
  return [
    suspendPlace(row.id, row.status, 'SUSPENDED', dayOfVisit(act.at), act.at),
    ...(await holdOpenPayouts(parts, row.id, act)),
    insertAct({ ...act, action: 'SUSPEND_PARTNER', subjectKind: 'USER', detail: row.status }),
  ]
}

/** The end of a suspension. Whether something is missing for payouts, the provider is asked soon. */
async function reinstating(
  { db }: PartnerDecisionParts,
  row: PartnerRow,
  act: ActOnPerson,
): Promise<Statement[]> {
  const formerly = (await db.first(lastSuspensionOf, act.subjectId))?.formerly
  const status = isState(formerly) ? formerly : 'ACTIVE'
  return [
    reinstatePlace(row.id, 'SUSPENDED', status, status === 'INACTIVE', act.at),
    checkLater(row.id, act.at),
    insertAct({ ...act, action: 'REINSTATE_PARTNER', subjectKind: 'USER' }),
  ]
}

/**
 * Suspends a writer from the programme, or ends that: the change and its entry in the log are one batch, and the writer is
 * told. Does nothing if it is so already. Rule: docs/rules/partner.md, "Suspending a writer".
 */
export async function decideOnPartner(
  parts: PartnerDecisionParts,
  { partnerId, reason: why }: v.InferOutput<typeof partnerDecision>,
  action: 'SUSPEND' | 'REINSTATE',
): Promise<Result<PartnerRow, NotDecided>> {
  const moderator = await requireModerator(parts)
  if (!moderator.ok) return moderator
  const { db, clock } = parts
  const row = await db.first(partnerById, partnerId)
  if (!row) return fail('NOT_FOUND', messages.noWriter, 'partnerId')
  const { userId } = row
  if (userId === null) return fail('CONFLICT', messages.accountGone, 'partnerId')
  const staffId = moderator.value.id
  if (userId === staffId) return fail('FORBIDDEN', messages.ownPlace, 'partnerId')
  const isSuspending = action === 'SUSPEND'
  if ((row.status === 'SUSPENDED') === isSuspending) return ok(row)
  const act = { at: clock.now(), staffId, subjectId: userId, reason: why }
  try {
    await db.write(await (isSuspending ? suspending : reinstating)(parts, row, act))
  } catch (error) {
    if (!isOutdated(error)) throw error
    return fail('CONFLICT', messages.changedMeanwhile)
  }
  const mail = isSuspending ? 'partnerSuspended' : 'partnerReinstated'
  tellPersonLater(parts, userId, mail, { reason: why, title: '' })
  const after = await db.first(partnerById, partnerId)
  return after ? ok(after) : fail('NOT_FOUND', messages.noWriter, 'partnerId')
}
