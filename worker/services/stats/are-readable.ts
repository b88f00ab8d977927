import type { Needs } from '../parts'

/** Whether all databases of stats answer. Never rejects. */
export async function areReadable({ probes }: Needs<'probes'>): Promise<boolean> {
  try {
    await probes.stats()
    return true
  } catch (error) {
    console.error(JSON.stringify({ event: 'stats-unavailable', error: String(error) }))
    return false
  }
}
