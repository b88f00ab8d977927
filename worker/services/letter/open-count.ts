import type { Letter } from '../../data/letter/queries'

export type Counted = Pick<Letter, 'recipientCount' | 'sentCount' | 'leftCount' | 'failedCount'>

/** How many of a letter's recipients it hasn't come to yet. */
export const openCount = ({ recipientCount, sentCount, leftCount, failedCount }: Counted): number =>
  Math.max(0, recipientCount - sentCount - leftCount - failedCount)
