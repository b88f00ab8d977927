import { listOf } from './language'

/** Texts of letters, the mails of newsletters, and of the mail to their writer about a changed story. */
export const letterMail = {
  by: (names: readonly string[]) => `By ${listOf(names)}`,
  readOnWeb: 'Read on the web',
  /** Where a letter ends because mail programs cut what is longer. */
  goOn: 'Go on reading on the web',
  wholeStory: 'Read the whole story on the web',
  picture: 'Picture',
  notes: 'Notes',
  why: (name: string, product: string) =>
    `You get this email because you subscribed to the newsletter of ${name} on ${product}.`,
  forwarded: 'Was this forwarded to you?',
  subscribe: 'Subscribe',
  refer: 'Your own link to invite others',
  repliesWait:
    'If you have an account, your reply waits as a response to this story. Its author decides whether to show it, under your name.',
  counted:
    'It’s counted whether you open this email and which links you follow. You can change that with all email that you get.',
  leave: 'Unsubscribe',
  allMail: 'All email that you get',
  changed: {
    subject: (letter: string) => `“${letter}” is waiting for your answer`,
    choose: 'Choose the text',
  },
} as const
