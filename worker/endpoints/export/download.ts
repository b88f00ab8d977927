import { exportWording } from '../../../schema/wording/exports'
import { exportById, partsOfExport } from '../../data/export/exports'
import { exportKey } from '../../platform/exports/open-exports'
import type { Endpoint } from '../endpoint'

/**
 * GET `/me/export/{exportId}?part=2`: a part of an export as a file, whole or from a byte on, so that a download that
 * was interrupted goes on. The policy has decided who may have it. Rule: docs/rules/export.md, "Downloads".
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
  const headers = new Headers({
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="${name}"`,
    'content-length': String(part.bytes),
    'content-security-policy': "default-src 'none'",
    'content-type': 'application/zip',
    'x-content-type-options': 'nosniff',
  })
  if (request.method === 'HEAD') return new Response(null, { headers })
  const from = startOf(request.headers.get('range'), part.bytes)
  const object = await env.MEDIA.get(
    exportKey(exportId, part.number),
    from > 0 ? { range: { offset: from } } : {},
  )
  if (!object) return undefined
  if (from === 0) return new Response(object.body, { headers })
  headers.set('content-length', String(part.bytes - from))
  headers.set('content-range', `bytes ${from}-${part.bytes - 1}/${part.bytes}`)
  return new Response(object.body, { status: 206, headers })
}

/** Where the rest begins that a client asks for; other ranges are answered with the whole. */
function startOf(range: string | null, size: number): number {
  const [, from] = /^bytes=(\d{1,12})-$/.exec(range ?? '') ?? []
  return from !== undefined && Number(from) < size ? Number(from) : 0
}
