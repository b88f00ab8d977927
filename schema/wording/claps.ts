import { compactCount, compactCountOf, countOf } from './counts'

/** Texts of the button that claps. */
export const clapWording = {
  clap: 'Clap',
  /** The number beside the button's drawing. */
  count: (n: number) => compactCount(n),
  /** For screen readers: 'Clap. 1.2K claps, 7 of them yours'. */
  label: (all: number, own: number) =>
    `Clap. ${compactCountOf(all, 'clap')}${own > 0 ? `, ${own} of them yours` : ''}`,
  /** What floats above it. */
  given: (own: number) => `+${own}`,
  /** Said once somebody pauses. */
  said: (own: number, most: number) =>
    own === 0
      ? 'You’ve taken your claps back.'
      : `You’ve clapped ${countOf(own, 'time')}.${own === most ? ' That’s the most.' : ''}`,
  /** The number, as what opens the list of people. */
  who: (n: number) => `${compactCountOf(n, 'clap')}. See who clapped`,
  undo: 'Undo',
  undoLabel: (own: number) => `Undo: take back your ${countOf(own, 'clap')}`,
  waiting: 'Your claps couldn’t be sent yet. We’ll try again automatically.',
} as const
