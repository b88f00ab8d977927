import { inject } from 'vitest'
import type { Fault, Seen } from './outside-services'

/** A test's own corner of the services outside. */
export interface Outside {
  url(service: 'emails' | 'siteverify' | 'assessments'): string
  /** What goes wrong next, in order; then all is well. */
  fail(...faults: Fault[]): Promise<void>
  /** The requests that came, and the mails that went out. */
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
