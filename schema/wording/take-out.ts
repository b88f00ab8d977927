/** Texts about taking a story out of a publication. */
export const takeOutWording = {
  take: 'Take out',
  takeLabel: (title: string) => `Take out “${title}”`,
  takeOf: (publication: string) => `Take out of ${publication}`,
  ask: (title: string, publication: string) => `Take “${title}” out of ${publication}?`,
  text: 'It stays as it is on its writer’s profile, published or scheduled, and links to it keep working. To come back, its writer has to submit it again. All who write it are told.',
  pending: 'Taking it out…',
  cancel: 'Keep it',
  close: 'Close',
  done: (title: string) => `“${title}” was taken out of the publication.`,
  undo: 'Undo',
  returned: (title: string) => `“${title}” is back in the publication.`,
} as const
