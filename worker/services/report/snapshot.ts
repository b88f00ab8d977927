import type { Snapshot } from './find-reported'

/** A thing as it was when it was reported; empty once its owner's account was removed. */
export const readSnapshot = (stored: string): Snapshot => ({
  title: '',
  text: '',
  ...(JSON.parse(stored) as Partial<Snapshot>),
})

/** What a thing was called when it was reported. */
export const titleIn = (stored: string): string => readSnapshot(stored).title
