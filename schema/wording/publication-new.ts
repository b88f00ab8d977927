/** Texts of the page that creates a publication. */
export const publicationNewWording = {
  title: 'New publication',
  text: 'A publication brings stories by several writers together under one name. You’ll be its owner, and can invite editors and writers later.',
  needsScript: 'To create a publication, turn on JavaScript in this browser.',
  create: 'Create publication',
  creating: 'Creating…',
  created: (name: string) => `${name} is ready.`,
  deleted: {
    title: 'Deleted publications',
    restore: 'Restore',
    restoreLabel: (name: string) => `Restore ${name}`,
    restored: (name: string) => `${name} is back.`,
  },
} as const
