import type { FeatureRequestState } from '../rules/feature-requests'

/** Texts of the page on which a writer answers whether a story may be featured. */
export const featureRequestWording = {
  ask: {
    title: 'May we feature your story?',
    text: (title: string, product: string) =>
      `We’d like to recommend “${title}” to everybody on ${product}, among our staff picks.`,
    same: 'Nothing else about the story changes: it stays yours to edit or unpublish, and readers’ time counts for you as it does now.',
    until: (day: string) => `You can answer until ${day}.`,
    accept: 'Yes, feature it',
    decline: 'No, thanks',
  },
  states: {
    ACCEPTED: {
      title: 'Your story is featured',
      text: (title: string) => `“${title}” is among our staff picks now. Thank you!`,
    },
    DECLINED: {
      title: 'We won’t feature your story',
      text: (title: string) => `“${title}” stays as it is, and we won’t ask about it again for a while.`,
    },
    WITHDRAWN: {
      title: 'There’s nothing to answer any more',
      text: (title: string) => `We’ve withdrawn our request to feature “${title}”.`,
    },
    EXPIRED: {
      title: 'There’s nothing to answer any more',
      text: (title: string) =>
        `The time to answer our request to feature “${title}” is over. We may ask again.`,
    },
  } satisfies Record<
    Exclude<FeatureRequestState, 'OPEN'>,
    { title: string; text: (title: string) => string }
  >,
  notOut: {
    title: 'Your story isn’t published',
    text: (title: string, day: string) =>
      `Only a story that everybody can find can be featured. If you publish “${title}” again by ${day}, this link works again.`,
  },
  gone: {
    title: 'The story is gone',
    text: 'It was deleted, so there’s nothing to feature any more.',
  },
  notInProgramme: {
    title: 'You aren’t in the Partner Program',
    text: (title: string) =>
      `We only feature stories of writers in the program, so “${title}” can’t be featured now.`,
  },
  invalid: {
    title: 'This link isn’t valid',
    text: 'Open it as it stands in the email, or look among your notifications.',
  },
  home: 'Go to the front page',
} as const

/** What goes wrong when staff asks. */
export const featureRequestMessages = {
  notInProgramme: 'Its writer isn’t in the Partner Program. You can recommend the story without asking.',
  picked: 'The story is recommended already.',
  declined: 'Its writer has declined, and can’t be asked about this story again so soon.',
  noRequest: 'There is no such request.',
  notOpen: 'This request isn’t open any more.',
  changedMeanwhile: 'Somebody else has just changed this. Please look again.',
} as const
