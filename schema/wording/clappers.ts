import { countOf } from './counts'

/** Texts of the lists of who has clapped, and of what somebody has clapped for. */
export const clapperWording = {
  title: 'Who clapped',
  close: 'Close the list',
  show: 'Show',
  choices: { newest: 'The newest first', most: 'The most claps first', following: 'People you follow' },
  times: (n: number) => countOf(n, 'clap'),
  noneShown: 'There’s nobody to show yet.',
  noneFollowed: 'Nobody you follow has clapped yet.',
  loading: 'Loading people…',
  failed: 'The list couldn’t be loaded.',
  again: 'Try again',
  more: 'More people',
  clappedBy: (name: string) => `Stories that ${name} clapped for`,
  noneClapped: (name: string) => `${name} hasn’t clapped for a story yet.`,
  feedOf: (name: string) => `Stories that ${name} clapped for`,
} as const
