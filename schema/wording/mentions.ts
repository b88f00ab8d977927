import { countOf } from './counts'

/** Texts of the list of people below an @. */
export const mentionWording = {
  people: 'People to mention',
  found: (n: number) => `${countOf(n, 'person', 'people')} found. Choose with the arrows and Enter.`,
} as const
