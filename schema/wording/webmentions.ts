import { countOf } from './counts'

/** Pages elsewhere that mention a story. */
export const webmentionWording = {
  title: 'Mentioned elsewhere',
  /** Of a page without an author: the site alone. */
  on: (author: string, host: string) => (author === '' ? `Mentioned on ${host}` : `${author} on ${host}`),
  waiting: (count: number) => `${countOf(count, 'mention')} from other sites to decide on`,
  hidden: 'Hidden mentions',
  shown: 'Mentions that are shown',
  show: 'Show',
  hide: 'Hide',
  block: 'Block this site',
  showLabel: (host: string) => `Show the mention on ${host}`,
  hideLabel: (host: string) => `Hide the mention on ${host}`,
  blockLabel: (host: string) => `Block this site: ${host}`,
  blockedNow: (host: string) => `Mentions on ${host} are hidden, and new ones aren’t taken any more.`,
  done: { SHOW: 'Mention shown', HIDE: 'Mention hidden' },
} as const
