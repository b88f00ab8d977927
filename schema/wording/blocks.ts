/** Texts of blocking. */
export const blockWording = {
  blockShort: 'Block',
  unblockShort: 'Unblock',
  blocked: (name: string) => `You’ve blocked ${name}`,
  unblocked: (name: string) => `You’ve unblocked ${name}`,
  undo: 'Undo',
  ask: {
    title: (name: string) => `Block ${name}?`,
    points: [
      'You stop following each other.',
      'Neither of you can clap for, respond to or highlight what the other writes, or invite the other.',
      'Neither of you sees the other’s responses, highlights or notifications, and their stories leave your home page.',
      'They aren’t told. They can still read what everybody can read.',
    ],
    note: 'What they have written under your stories stays there for others. You can hide it, or unblock them at any time.',
    cancel: 'Cancel',
    close: 'Close',
    pending: 'Blocking…',
  },
  isBlocking: (name: string) => `You’ve blocked ${name}.`,
  isBlocked: (name: string) => `You can’t follow ${name} or respond to them.`,
  list: {
    title: 'Blocked',
    text: 'Neither of you can follow, answer or invite the other.',
    none: 'You haven’t blocked anybody. You can block somebody on their profile, or from a response.',
    more: 'More blocked people',
    first: 'Back to the first ones',
  },
} as const
