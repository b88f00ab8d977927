import { countOf } from './counts'

/** Texts of the search page when too many searches came from a network. The search box doesn't load them. */
export const tooManySearchesWording = {
  title: 'There have been too many searches from your network in a short time.',
  wait: (seconds: number) =>
    `Wait ${countOf(seconds, 'second')}, then search again. If you keep this page open, it’ll search automatically.`,
} as const
