import { exportWording } from '../../../schema/wording/exports'
import { exportById, partsOfExport } from '../../data/export/exports'
import { exportKey } from '../../platform/exports/open-exports'
import { rangedResponse } from '../byte-range'
import type { Endpoint } from '../endpoint'

/**
 * GET `/me/export/{exportId}?part=2`: a part of an export as a file, whole or in ranges, so that a download that was
 * interrupted goes on. The policy has decided who may have it. Rule: docs/rules/export.md, "Downloads".
 */
export const downloadExport: Endpoint = async ({ request, url, params, reader, env, clock }) => {
  const { exportId = '' } = params
  const [row, parts] = await Promise.all([
    reader.db.first(exportById, exportId),
    reader.db.all(partsOfExport, exportId),
  ])
  const asked = url.searchParams.get('part') ?? '1'
  const part = parts.find(({ number }) => String(number) === asked)
  if (row?.state !== 'ready' || row.expiresAt <= clock.now() || !part) return undefined
  const [owner] = [await reader.users.load(row.ownerId)]
  const day = new Date(row.createdAt).toISOString().slice(0, 10)
  const name = exportWording.fileName(owner?.username ?? 'export', day, part.number, parts.length)
  const key = exportKey(exportId, part.number)
  return rangedResponse(request, {
    size: part.bytes,
    etag: `"${exportId}-${part.number}"`,
    headers: {
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${name}"`,
      'content-security-policy': "default-src 'none'",
      'content-type': 'application/zip',
      'x-content-type-options': 'nosniff',
    },
    open: async (range) => (await env.MEDIA.get(key, range ? { range } : {}))?.body,
  })
}
