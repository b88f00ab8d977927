/** Texts about drafts, versions and the trash. */
export const draftWording = {
  signInFirst: 'Sign in first.',
  spoofed: 'Nothing can be written while you act as somebody else.',
  notYours: 'Only its writers can change this story.',
  suspended: 'A suspended account can’t publish.',
  tooManyDrafts: 'You have begun many stories within an hour. Try again later.',
  tooManySaves:
    'Your changes are coming in too fast. They’re kept in your browser and sent again in a moment.',
  idTaken: 'There is another story with this id.',
  noVersion: 'This version isn’t there any more.',
  pastTime: 'Choose a time that is still to come.',
  unlistedLater: 'An unlisted story can’t be scheduled. Publish it at once instead.',
  alreadyPublished: 'This story is published already.',
  tooLate: 'This story isn’t in the trash any more.',
  tooLarge: 'A paragraph of this story is too large to be saved. Divide it, or take something out.',
  notSaved: 'This change couldn’t be applied. Nothing was lost: reload the page and try again.',
  /** The mail about a planned story that couldn't come out. */
  notPublished: {
    subject: (product: string) => `Your story wasn’t published on ${product}`,
    heading: 'Your story wasn’t published',
    text: (title: string) =>
      title === ''
        ? 'A story that you had scheduled couldn’t be published at its time. It’s a draft again, with everything that you wrote.'
        : `“${title}” couldn’t be published at its time. It’s a draft again, with everything that you wrote.`,
    next: 'Once that is mended, you can publish it at once or choose another time.',
  },
} as const
