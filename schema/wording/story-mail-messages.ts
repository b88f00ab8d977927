import { countOf } from './counts'

/** What the worker says of stories that are mailed to it. */
export const storyMailMessages = {
  noMail: 'This site takes no email.',
  untitled: 'Untitled',
  draft: {
    subject: (title: string) => `Your draft: ${title}`,
    heading: 'Your draft is here',
    text: (title: string) => `“${title}” has arrived by email. Only you can see it until you publish it.`,
    left: (count: number) =>
      `We couldn’t take ${countOf(count, 'attachment')}: only pictures become part of a story.`,
    open: 'Open the draft',
  },
  failed: {
    subject: 'Your email didn’t become a draft',
    heading: 'We couldn’t make a draft of your email',
    text: (subject: string) => `You sent us “${subject}”.`,
    noSubject: 'You sent us an email without a subject.',
  },
  why: {
    empty: 'There’s nothing in it that could be a story: no text and no picture.',
    suspended: 'Your account is suspended. Until that ends, nothing you send becomes a draft.',
  },
  /** Only whoever has the address knows of these mails; anyone can have sent them. */
  note: 'You get this because somebody has sent an email to your secret address. If that wasn’t you, make a new address in your publishing settings.',
} as const
