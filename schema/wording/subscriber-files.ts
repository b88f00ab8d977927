import type { ListFault } from '../rules/subscribers'

const REASONS: Readonly<Record<ListFault, string>> = {
  address: 'It has no valid email address.',
  form: 'Its values can’t be told apart.',
}

/** Texts in the files about a newsletter's subscribers. */
export const subscriberFiles = {
  subscribers: (slug: string, day: string) => `${slug}-subscribers-${day}.csv`,
  faults: (slug: string, day: string) => `${slug}-lines-left-out-${day}.csv`,
  columns: { line: 'line', reason: 'reason', content: 'content' },
  reasons: REASONS,
} as const
