import type { CaseDecision } from '../rules/reports'

/** Texts of the page that tells somebody what was decided about something of theirs. */
export const decisionWording = {
  title: 'A decision about you',
  what: {
    DISMISS: 'Nothing was done.',
    REVIEW: 'It isn’t shown to anybody until we have looked at it.',
    HIDE: 'It isn’t shown any more where you wrote it.',
    TAKE_OUT: 'It’s no longer in the publication. It stays unchanged on your profile.',
    REMOVE: 'It isn’t shown to anybody any more.',
    SUSPEND: 'Your account is suspended: you can sign in and read, but not publish, respond, clap or follow.',
  } satisfies Record<CaseDecision, string>,
  about: (kind: string) => `Your ${kind}`,
  aboutYou: 'Your account',
  reason: 'The reason',
  decidedOn: (date: string) => `Decided ${date}`,
  rules: 'Read the rules',
  appeal: 'Appeal',
  appealText: (date: string) =>
    `If you think this is a mistake, tell us why by ${date}. Somebody who didn’t make the decision will review it. You can appeal once.`,
  words: 'Why the decision is wrong',
  send: 'Appeal',
  sending: 'Sending…',
  sent: 'Your appeal has been sent.',
  yours: 'Your appeal',
  waiting: 'Somebody is reviewing it. You’ll get a notification and an email once there’s a decision.',
  upheld: 'You were right, and we’ve reversed the decision.',
  stands: 'The decision stands.',
  answer: 'Our answer',
  editorsDecide:
    'What is in a publication is for its editors to decide, so there is no appeal. You can write to them, or submit the story elsewhere.',
  tooLate: 'The time for an appeal is over.',
} as const
