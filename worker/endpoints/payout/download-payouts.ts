import { HOUR } from '../../../schema/rules/time-units'
import { payoutWording } from '../../../schema/wording/payouts'
import { partnerOfUser } from '../../data/partner/partners'
import { writePayouts } from '../../services/payout/write-payouts'
import { can } from '../../services/policies/can'
import { downloadFile } from '../download-file'
import type { Endpoint } from '../endpoint'

/** How often somebody may download their payouts in an hour. */
const MOST_FILES = { most: 60, windowMs: HOUR }

/** GET `/me/partner/payouts/csv-export`: the viewer's payouts as a table. Rule: docs/rules/partner.md, "The pages of payouts". */
export const downloadPayouts: Endpoint = async (context) => {
  const { reader, viewer } = context
  const actor = await viewer()
  if (!actor || !can(actor, 'download', { entity: 'export', export: { ownerId: actor.id } })) return undefined
  const partner = await reader.db.first(partnerOfUser, actor.id)
  if (!partner) return undefined
  return downloadFile(context, {
    fileName: payoutWording.fileName,
    contentType: 'text/csv; charset=utf-8',
    limit: { of: 'partner-payouts', userId: actor.id, ...MOST_FILES, message: payoutWording.tooManyFiles },
    pieces: () => writePayouts(reader.db, partner.id),
  })
}
