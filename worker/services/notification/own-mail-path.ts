import type { Needs } from '../parts'
import { requireReader } from './require-reader'
import { emailSettingsPath } from './unsubscribe-token'

/** The path of the viewer's own page with all mail; null for a visitor, and for staff who act as somebody. */
export async function ownMailPath(parts: Needs<'keys' | 'session' | 'browser'>): Promise<string | null> {
  const reader = await requireReader(parts)
  return reader.ok ? emailSettingsPath(parts, reader.value.id) : null
}
