import { countOf } from './counts'
import { listOf } from './language'
import { notificationKinds } from './notification-kinds'

/** What a notification is about, in its reader's words. */
type Thing = 'story' | 'response' | 'list'

/** The people who did something: the names that are known, and how many there are beside them. */
function people(names: readonly string[], count: number): string {
  const others = count - names.length
  if (names.length === 0) return countOf(count, 'person', 'people')
  return listOf(others > 0 ? [...names, countOf(others, 'other')] : names)
}

/** Texts of notifications: their page, their settings, their mails. */
export const notificationWording = {
  title: 'Notifications',
  unread: 'Unread',
  markAllRead: 'Mark all as read',
  marking: 'Marking…',
  older: 'Older notifications',
  settings: 'Notification settings',
  aside: 'Good to know',
  asideText: (days: number) => `Notifications are kept for ${countOf(days, 'day')}.`,
  tabs: {
    label: 'Notifications',
    all: 'All',
    stories: 'Stories',
    followers: 'Followers',
    publications: 'Publications',
  },
  empty: {
    all: 'You’re all caught up. When somebody follows you, responds to you or claps for a story of yours, or when a writer or publication you follow has something new, you’ll find it here.',
    stories: 'No new stories yet. Follow writers and publications, and you’ll find what they publish here.',
    followers: 'No new followers yet. When somebody follows you, you’ll find them here.',
    publications:
      'Nothing new. Invitations to publications, submissions and the answers to them appear here.',
  },
  emptyMore: 'Find something to read',
  texts: {
    FOLLOW: (names: readonly string[], count: number) => `${people(names, count)} started following you`,
    WRITER_STORY: (writer: string) => `${writer} published a story`,
    PUBLICATION_STORY: (publication: string) => `${publication} published a story`,
    INVITATION: (name: string, publication: string) => `${name} invited you to ${publication}`,
    INVITATION_ACCEPTED: (name: string, publication: string) =>
      `${name} accepted your invitation to ${publication}`,
    SUBMISSION: (name: string, publication: string) => `${name} has a submission for you in ${publication}`,
    SUBMISSION_ANSWER: (publication: string) => `${publication} answered your submission`,
    TAKEN_OUT: (name: string, publication: string) => `${name} took your story out of ${publication}`,
    CO_AUTHOR: (name: string) => `${name} invited you to write a story together`,
    CLAP: (names: readonly string[], count: number, thing: Thing = 'story') =>
      `${people(names, count)} clapped for your ${thing}`,
    HIGHLIGHT: (names: readonly string[], count: number, thing: Thing = 'story') =>
      `${people(names, count)} highlighted your ${thing}`,
    NOTE: (names: readonly string[], count: number) =>
      `${people(names, count)} wrote a note to you about a story`,
    MENTION: (names: readonly string[], count: number) => `${people(names, count)} mentioned you`,
    READER_NOTE: (names: readonly string[], count: number) =>
      `${people(names, count)} left a private note on your story`,
    READER_NOTE_ANSWER: (names: readonly string[], count: number) =>
      `${people(names, count)} replied to your private note`,
    /** What is answered is theirs who read this, or somebody's whose response is below something of theirs. */
    RESPONSE: (names: readonly string[], count: number, thing: Thing, isOwn: boolean) =>
      isOwn
        ? `${people(names, count)} ${thing === 'response' ? 'replied' : 'responded'} to your ${thing}`
        : `${people(names, count)} replied to a response in your discussion`,
    RESPONSE_HELD: (names: readonly string[], count: number) =>
      `${people(names, count)} wrote ${count === 1 ? 'a response' : 'responses'} for you to approve`,
    RESPONSE_DECISION: {
      APPROVED: 'Your response was approved',
      SHOWN: 'Your response is shown again',
      HIDDEN: 'Your response was hidden',
    },
    LIST_SAVED: (names: readonly string[], count: number) => `${people(names, count)} saved your list`,
    REPORT: 'There’s a decision on something you reported',
    DECISION: 'There’s a decision about something of yours',
    CASE: (count: number) =>
      count === 1 ? 'Something was reported' : `${countOf(count, 'thing')} were reported`,
    URGENT_CASE: (count: number) =>
      count === 1
        ? 'Somebody may be in danger: something was reported'
        : `Somebody may be in danger: ${countOf(count, 'thing')} were reported`,
    APPEAL: (count: number) =>
      count === 1
        ? 'Somebody appealed against a decision'
        : `${countOf(count, 'decision')} were appealed against`,
  },
  kinds: notificationKinds,
  tableTitle: 'What you hear about, and where',
  kindsTitle: 'What',
  nameOf: (kind: string, way: string) => `${kind}: ${way}`,
  ways: { inApp: (product: string) => `On ${product}`, byMail: 'By email' },
  settingsText: 'Choose what you hear about, and where.',
  settingsAside:
    'Each email has a link that stops emails of its kind, without signing in. Emails about your account’s security always come.',
  noMail: 'To get emails, add an email address to your account and confirm it.',
  notSaved: 'That wasn’t saved. Please try again.',
  signInFirst: 'Sign in first.',
  spoofed: 'While you act as somebody else, their notifications stay as they are.',
  tooMany: (most: number) => `Mark at most ${countOf(most, 'notification')} at once.`,

  mail: {
    footer: (product: string, kind: string) =>
      `You’re receiving this email because you chose emails about this on ${product}: ${kind}.`,
    unsubscribe: 'Unsubscribe',
    allSettings: 'All email settings',
    FOLLOW: {
      subject: (name: string) => `${name} started following you`,
      text: (product: string) => `You have a new follower on ${product}.`,
      button: 'See their profile',
    },
    STORY: {
      subject: (name: string, title: string) => `${name}: ${title}`,
      text: (name: string) => `${name} has published a new story.`,
      button: 'Read the story',
    },
    INVITATION: {
      text: (publication: string) =>
        `Accept, and you’ll be listed in ${publication} with what you can do there. You can decline, too: nobody is told.`,
      button: 'See the invitation',
    },
    INVITATION_ACCEPTED: {
      text: (publication: string) => `They can start right away in ${publication}.`,
      button: 'See who’s in the publication',
    },
    SUBMISSION: {
      text: (publication: string) => `It’s waiting in the inbox of ${publication}.`,
      button: 'Open the inbox',
    },
    SUBMISSION_ANSWER: {
      text: (title: string) => `It’s about “${title}”.`,
      button: 'See the answer',
    },
    CLAP: { text: (title: string) => `They liked “${title}”.`, button: 'See it' },
    HIGHLIGHT: { text: (title: string) => `They marked a passage of “${title}”.`, button: 'See it' },
    TAKEN_OUT: {
      text: (title: string) =>
        `“${title}” stays as it is, on your profile: published or scheduled. You can submit it again.`,
      button: 'See your stories',
    },
    CO_AUTHOR: {
      text: 'Accept, and you can edit the story and are named as one of its authors. You can decline, too: nobody is told.',
      button: 'See the invitation',
    },
    NOTE: {
      text: (title: string) => `It’s about “${title}”. Readers don’t see it.`,
      button: 'See the note',
    },
    MENTION: { text: (title: string) => `It’s in “${title}”.`, button: 'See where' },
    READER_NOTE: {
      text: (title: string) => `It’s about “${title}”. Nobody else sees it.`,
      button: 'See the note',
    },
    RESPONSE: { text: (title: string) => `It’s about “${title}”.`, button: 'See the response' },
    RESPONSE_DECISION: {
      APPROVED: (title: string) => `Everybody can read “${title}” now.`,
      SHOWN: (title: string) => `Everybody can read “${title}” there again.`,
      HIDDEN: (title: string) => `“${title}” isn’t shown where you wrote it.`,
      button: 'See the response',
    },
    LIST_SAVED: {
      text: (title: string) => `They’ll find “${title}” among their lists.`,
      button: 'See the list',
    },
    REPORT: { text: 'You can see the outcome among your reports.', button: 'See your reports' },
    CASE: { text: 'It waits for a decision.', button: 'See the reports' },
    DECISION: { text: 'You can see what was decided, and appeal.', button: 'See the decision' },
  },
}
