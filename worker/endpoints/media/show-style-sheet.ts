import { servedStyleSheet } from '../../data/collection/design'
import type { Endpoint } from '../endpoint'

/** A publication's style sheet, by the hash of what is in it. Rule: docs/rules/publications.md, "Style sheets". */
export const showStyleSheet: Endpoint = async ({ params, reader }) => {
  const { collectionId = '', hash = '' } = params
  const row = await reader.db.first(servedStyleSheet, collectionId, hash)
  if (!row?.servedStyleSheet) return undefined
  return new Response(row.servedStyleSheet, {
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  })
}
