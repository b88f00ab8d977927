import type { PartnerNews } from '../notification/partner-events'
import { requireReader } from '../notification/require-reader'
import type { Needs } from '../parts'
import { partnerNewsPath } from './token'

/**
 * The path of the page about what the partner programme has to say to the viewer; null for staff who act as them, because
 * whoever has that of a request can answer it.
 */
export async function ownNewsPath(
  parts: Needs<'keys' | 'session' | 'browser'>,
  news: PartnerNews,
): Promise<string | null> {
  const reader = await requireReader(parts)
  return reader.ok ? partnerNewsPath(parts, news) : null
}
