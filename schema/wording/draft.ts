/** Texts about drafts, versions and the trash. */
export const draftWording = {
  signInFirst: 'Sign in first.',
  spoofed: 'You can’t do this while you act as somebody else.',
  notYours: 'Only its writers can change this story.',
  suspended: 'A suspended account can’t publish.',
  tooManyDrafts: 'You’ve started a lot of stories in the past hour. Try again later.',
  tooManySaves: 'Your changes are coming in too fast. They’re sent again in a moment.',
  idTaken: 'There is another story with this id.',
  noVersion: 'This version no longer exists.',
  pastTime: 'Choose a time in the future.',
  unlistedLater: 'An unlisted story can’t be scheduled. Publish it now instead.',
  alreadyPublished: 'This story is already published.',
  mailedByNobody: 'Choose a newsletter that sends it.',
  mailedNotPlanned: 'This story went out by email. Publish it now instead of scheduling it.',
  tooLate: 'This story is no longer in the trash.',
  tooLarge: 'A paragraph of this story is too large to save. Split it up or shorten it.',
  inTrash: 'This story is in the trash. Take it out again to go on with it.',
  suspendedCoAuthor: 'While your account is suspended, you can change only your own stories.',
  notApplied: (problem: string) => `Your changes aren’t saved. ${problem}`,
  /** The mail about a planned story that couldn't come out. */
  notPublished: {
    subject: (product: string) => `Your story wasn’t published on ${product}`,
    heading: 'Your story wasn’t published',
    text: (title: string) =>
      title === ''
        ? 'A story you scheduled couldn’t be published. It’s a draft again, with everything you wrote.'
        : `“${title}” couldn’t be published at the time you chose. It’s a draft again, with everything you wrote.`,
    next: 'Once that’s fixed, you can publish it right away or choose another time.',
  },
} as const
