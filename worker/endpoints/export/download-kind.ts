import { MOST_KIND_DOWNLOADS } from '../../../schema/rules/exports'
import { exportKindsWording as wording } from '../../../schema/wording/export-kinds'
import { countryToOpenIn } from '../../data/post/opened'
import { type ExportFormat, type ExportKind, writeKind } from '../../services/export/kinds/write-kind'
import { can } from '../../services/policies/can'
import { downloadFile } from '../download-file'
import type { Endpoint } from '../endpoint'

const TYPES: Readonly<Record<ExportFormat, string>> = {
  json: 'application/json',
  csv: 'text/csv; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
}

/**
 * GET `/me/export/{exportKind}/{exportFormat}`: what the viewer has of one kind, as a file. The table of routes says
 * which kinds and formats there are. Rule: docs/rules/export.md, "One kind".
 */
export const downloadExportKind: Endpoint = async (context) => {
  const { params, reader, origin, clock, viewer, parts } = context
  const kind = params.exportKind as ExportKind
  const format = params.exportFormat as ExportFormat
  const actor = await viewer()
  const user = actor && (await reader.users.load(actor.id))
  if (!user || !can(actor, 'download', { entity: 'export', export: { ownerId: user.id } })) return undefined
  const now = clock.now()
  const day = new Date(now).toISOString().slice(0, 10)
  const country = countryToOpenIn(parts.browser.country)
  const taker = { db: reader.db, userId: user.id, country, username: user.username, origin }
  const about = { kind, name: user.name || user.username, productName: parts.site.productName, now }
  return downloadFile(context, {
    fileName: wording.fileName(user.username, kind, day, format),
    contentType: TYPES[format],
    limit: { of: 'export-kinds', userId: user.id, ...MOST_KIND_DOWNLOADS, message: wording.tooMany },
    pieces: () => writeKind(format, taker, about),
  })
}
