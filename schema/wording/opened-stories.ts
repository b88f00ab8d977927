import { countOf } from './counts'

/** The wall's heading once a browser has opened several member-only stories in a month. */
export const openedStories = (n: number): string =>
  `You’ve opened ${countOf(n, 'member story', 'member stories')} this month.`
