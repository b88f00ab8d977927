import { inject } from 'vitest'
import type { Names } from './outside-names'
import { GOOD_SECRET } from './outside-secret'
import type { Fault, Seen } from './outside-services'

/** A test's own share of the outside services. */
export interface Outside {
  url(
    service:
      | 'emails'
      | 'mailgun'
      | 'postmark'
      | 'ses'
      | 'sns'
      | 'twilio'
      | 'ifttt'
      | 'site'
      | 'siteverify'
      | 'assessments'
      | 'logs'
      | 'dns'
      | 'hostnames',
  ): string
  /** The address of the mail server, for this test's mail. */
  smtp(password?: string): string
  /** The next faults, in order; after them everything works. */
  fail(...faults: Fault[]): Promise<void>
  /** What names lead to, and how far certificates are. */
  know(names: Partial<Omit<Names, 'hosts'>>): Promise<void>
  /** The received requests, and the sent mails. */
  look(): Promise<{ seen: Seen[]; sent: Record<string, unknown>[] }>
}

export function outside(): Outside {
  const origin = inject('outside')
  const corner = crypto.randomUUID()
  return {
    url: (service) => `${origin}/${service}/${corner}`,
    smtp: (password = GOOD_SECRET) => `smtp://${corner}:${password}@${inject('smtp')}`,
    async fail(...faults) {
      await fetch(`${origin}/faults/${corner}`, { method: 'PUT', body: JSON.stringify(faults) })
    },
    async know(names) {
      await fetch(`${origin}/names/${corner}`, { method: 'PUT', body: JSON.stringify(names) })
    },
    look: async () => (await fetch(`${origin}/seen/${corner}`)).json(),
  }
}
