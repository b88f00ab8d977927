import { countOf, exactCount } from './counts'

/** Texts about the mails that new subscribers get. */
export const welcomeWording = {
  title: 'Emails for new subscribers',
  of: (name: string) =>
    `Everybody who confirms a subscription to ${name} gets these once. Whoever leaves, pauses or chooses the digest gets no more of them.`,
  needsScript: 'To change these emails, turn on JavaScript in this browser.',
  none: 'New subscribers get nothing until you send a letter.',
  name: (day: number) => (day === 0 ? 'Welcome email, at once' : `After ${countOf(day, 'day')}`),
  isOff: 'Off',
  counts: (sent: number, skipped: number, failed: number) =>
    [
      `Sent to ${countOf(sent, 'subscriber')}.`,
      skipped > 0 &&
        `Not sent to ${countOf(skipped, 'subscriber')} who had left or paused, or can’t read its story.`,
      failed > 0 && `${countOf(failed, 'email')} couldn’t be sent.`,
    ]
      .filter(Boolean)
      .join(' '),
  addWelcome: 'Add a welcome email',
  addTimed: 'Add a timed email',
  day: 'Days after confirming',
  story: 'Story',
  storyHint: 'Your newest stories. Older ones are on the next page.',
  older: 'Older stories',
  ownText: 'No story: a text of its own',
  choose: 'Choose a story',
  missing: 'This email’s story isn’t published any more.',
  untitled: 'Untitled story',
  subject: 'Subject',
  subjectHint: 'Leave it empty to use the story’s title.',
  text: 'Text',
  textHint: 'What the welcome email says if it has no story.',
  counter: (is: number, most: number) => `${exactCount(is)} of ${countOf(most, 'character')}`,
  on: 'Send it to new subscribers',
  save: 'Save',
  saving: 'Saving…',
  saved: 'The email has been saved.',
  test: 'Send me a test',
  tested: (address: string) => `We’ve sent it to ${address}.`,
  remove: 'Delete',
  removing: 'Deleting…',
  removeTitle: (name: string) => `Delete “${name}”?`,
  removeText: 'Nobody gets it any more, and its counts are gone.',
  mail: {
    allLetters: 'See all letters so far',
    why: (name: string, product: string) =>
      `You get this email because you subscribed to the newsletter of ${name} on ${product}.`,
  },
} as const
