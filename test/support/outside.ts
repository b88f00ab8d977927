import { inject } from 'vitest'
import type { Fault, Seen } from './outside-services'

/** A test's own share of the outside services. */
export interface Outside {
  url(service: 'emails' | 'siteverify' | 'assessments' | 'logs'): string
  /** The next faults, in order; after them everything works. */
  fail(...faults: Fault[]): Promise<void>
  /** The received requests, and the sent mails. */
  look(): Promise<{ seen: Seen[]; sent: Record<string, unknown>[] }>
}

export function outside(): Outside {
  const origin = inject('outside')
  const corner = crypto.randomUUID()
  return {
    url: (service) => `${origin}/${service}/${corner}`,
    async fail(...faults) {
      await fetch(`${origin}/faults/${corner}`, { method: 'PUT', body: JSON.stringify(faults) })
    },
    look: async () => (await fetch(`${origin}/seen/${corner}`)).json(),
  }
}
