import { countOf, exactCount } from './counts'

/** Texts about what an import brings besides stories. */
export const importOwnWording = {
  profile: 'Your profile',
  settings: 'Your settings and topics',
  highlights: (from: number, to: number) =>
    from === 1 ? countOf(to, 'highlight') : `Highlights ${exactCount(from)} to ${exactCount(to)}`,
  nameStays: 'Your name and username stay as they are here, and what your profile already has isn’t changed.',
  unreadable: 'It can’t be read.',
  deletedHere: 'You’ve deleted it here.',
  missing: (n: number) =>
    `${countOf(n, 'story', 'stories')} in it can’t be read here, so ${n === 1 ? 'it’s' : 'they’re'} left out.`,
  missingTopics: (n: number) => `${countOf(n, 'topic')} that nobody writes about here.`,
  missingHighlights: (n: number) => `${countOf(n, 'highlight')} in stories that can’t be read here.`,
  lostHighlights: (n: number) => `${countOf(n, 'highlight')} whose words aren’t in the story here.`,
} as const
