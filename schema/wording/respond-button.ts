import { compactCount, compactCountOf } from './counts'

/** Texts of the button that opens responses, which every story has. */
export const respondButtonWording = {
  /** What it shows, and what it is called. */
  button: (n: number) => (n > 0 ? compactCount(n) : 'Respond'),
  label: (n: number) => (n > 0 ? `${compactCountOf(n, 'response')}. Read and respond` : 'Respond'),
} as const
