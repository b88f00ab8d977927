/** A kind of notification, by its name in the API. */
type Kind =
  | 'FOLLOW'
  | 'WRITER_STORY'
  | 'PUBLICATION_STORY'
  | 'INVITATION'
  | 'INVITATION_ACCEPTED'
  | 'SUBMISSION'
  | 'SUBMISSION_ANSWER'
  | 'TAKEN_OUT'
  | 'CO_AUTHOR'
  | 'CLAP'
  | 'HIGHLIGHT'
  | 'NOTE'
  | 'READER_NOTE'
  | 'RESPONSE'
  | 'RESPONSE_DECISION'
  | 'LIST_SAVED'
  | 'REPORT'
  | 'DECISION'
  | 'MENTION'
  | 'MILESTONE'
  | 'PARTNER'
  | 'WEEKLY_STATS'
  | 'CASE'

/** What people are notified of and mailed about: in the settings, and where mails are turned off. */
export const notificationKinds = {
  FOLLOW: { title: 'New followers', text: 'Somebody starts following you.' },
  WRITER_STORY: { title: 'Stories by writers', text: 'A writer you follow publishes a story.' },
  PUBLICATION_STORY: {
    title: 'Stories in publications',
    text: 'A publication you follow publishes a story.',
  },
  INVITATION: { title: 'Invitations', text: 'Somebody invites you to write or edit in a publication.' },
  INVITATION_ACCEPTED: { title: 'Accepted invitations', text: 'Somebody accepts an invitation of yours.' },
  SUBMISSION: {
    title: 'Submissions to your publications',
    text: 'A writer submits a story to a publication that you edit, or has made the changes you asked for.',
  },
  SUBMISSION_ANSWER: {
    title: 'Answers to your submissions',
    text: 'A publication accepts or rejects a story of yours, or asks for changes.',
  },
  TAKEN_OUT: {
    title: 'Stories taken out of publications',
    text: 'An editor takes a story of yours out of a publication.',
  },
  CO_AUTHOR: {
    title: 'Invitations to write together',
    text: 'Somebody invites you to be the co-author of a story.',
  },
  CLAP: { title: 'Claps', text: 'Somebody claps for a story, a response or a list of yours.' },
  HIGHLIGHT: { title: 'Highlights', text: 'Somebody highlights a passage of what you wrote.' },
  NOTE: {
    title: 'Private notes',
    text: 'Somebody who writes or edits a story with you leaves a note on it, or answers one.',
  },
  READER_NOTE: {
    title: 'Notes between readers and writers',
    text: 'A reader leaves a private note on a story of yours, or a writer replies to one of yours.',
  },
  RESPONSE: {
    title: 'Responses',
    text: 'Somebody responds to a story or a list of yours, or answers a response of yours.',
  },
  RESPONSE_DECISION: {
    title: 'Decisions about your responses',
    text: 'A response of yours is approved, hidden or shown again where you wrote it.',
  },
  LIST_SAVED: { title: 'Saved lists', text: 'Somebody saves a list of yours.' },
  REPORT: { title: 'Your reports', text: 'There’s a decision on something you reported.' },
  DECISION: {
    title: 'Decisions about you',
    text: 'Something of yours was reported and acted on, or your appeal was decided.',
  },
  MENTION: { title: 'Mentions', text: 'Somebody mentions you in a story or a response.' },
  MILESTONE: {
    title: 'Milestones',
    text: 'A story of yours reaches 100, 1,000 or more reads, or you or your newsletter reach as many followers or subscribers.',
  },
  PARTNER: {
    title: 'Partner Program',
    text: 'We ask whether we may feature a story of yours, or hold or release a part of your money. Emails about money always come.',
  },
  WEEKLY_STATS: {
    title: 'Your week',
    text: 'Every Monday, what became of your stories in the week before, if there is something to tell.',
  },
  CASE: {
    title: 'New reports',
    text: 'Something was reported, or somebody appealed, and it waits for a decision by staff.',
  },
} satisfies Record<Kind, { title: string; text: string }>
