import { boundsOfMonth, CYCLES_KEPT, MONTH_TEXT } from '../../../schema/rules/partner/months'
import { HOUR } from '../../../schema/rules/time-units'
import { partnerMessages as messages } from '../../../schema/wording/partner-messages'
import { partnerOfUser } from '../../data/partner/partners'
import { monthFile } from '../../services/partner/month-file'
import { can } from '../../services/policies/can'
import { downloadFile } from '../download-file'
import type { Endpoint } from '../endpoint'

/** Months that somebody may download in an hour. */
const MOST_FILES = { most: 60, windowMs: HOUR }

/**
 * GET `/me/partner/months/{yearMonth}`: the viewer's month as a file, as long as its cycles are kept. Rule:
 * docs/rules/partner.md, "The writer's file".
 */
export const downloadPartnerMonth: Endpoint = async (context) => {
  const { params, reader, clock, viewer } = context
  const { yearMonth: month = '' } = params
  if (!MONTH_TEXT.test(month)) return undefined
  const { start, end } = boundsOfMonth(month)
  if (start > clock.now() || end < clock.now() - CYCLES_KEPT) return undefined
  const actor = await viewer()
  if (!actor || !can(actor, 'download', { entity: 'export', export: { ownerId: actor.id } })) return undefined
  const partner = await reader.db.first(partnerOfUser, actor.id)
  if (!partner) return undefined
  return downloadFile(context, {
    fileName: messages.fileName(month),
    contentType: 'application/jsonl; charset=utf-8',
    limit: { of: 'partner-month', userId: actor.id, ...MOST_FILES, message: messages.tooManyFiles },
    pieces: () => monthFile(reader, partner.id, month),
  })
}
