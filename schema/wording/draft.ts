/** Texts about drafts, versions and the trash. */
export const draftWording = {
  signInFirst: 'Sign in first.',
  spoofed: 'Nothing can be written while you act as somebody else.',
  notYours: 'Only its writers can change this story.',
  suspended: 'A suspended account can’t publish.',
  idTaken: 'There is another story with this id.',
  noVersion: 'This version isn’t there any more.',
  pastTime: 'Choose a time that is still to come.',
  alreadyPublished: 'This story is published already.',
  tooLate: 'This story isn’t in the trash any more.',
  tooLarge: 'A paragraph of this story is too large to be saved. Divide it, or take something out.',
  notSaved: 'This change couldn’t be applied. Nothing was lost: reload the page and try again.',
} as const
