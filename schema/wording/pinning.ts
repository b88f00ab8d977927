/** What `title` is called in a sentence, with quotation marks. */
const named = (title: string, untitled: string): string => (title === '' ? untitled : `“${title}”`)

/** Texts about the story that a profile begins with. */
export const pinWording = {
  pin: 'Pin to your profile',
  unpin: 'Unpin from your profile',
  pinCard: (title: string) => `Pin ${named(title, 'this story')} to your profile`,
  pinned: (title: string) => `Your profile now starts with ${named(title, 'this story')}.`,
  unpinned: (title: string) => `${named(title, 'This story')} is no longer pinned.`,
  undo: 'Undo',
} as const
