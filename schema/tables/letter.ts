import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import {
  LETTER_AUDIENCES,
  LETTER_STATES,
  LETTER_WAITS,
  MAIL_WINDOWS_KEPT,
  RECIPIENT_STATES,
  STOP_REASONS,
} from '../rules/letters'
import { count, flag, id, time } from './columns'
import { newsletter, subscriber } from './newsletter'
import { removedWithOwner, staysWhole } from './personal-data'

/** Stories that newsletters send by mail, each by itself or as a digest. Rule: docs/rules/newsletters.md, "Sending a letter". */
export const letter = sqliteTable(
  'letter',
  {
    id: id().primaryKey(),
    newsletterId: id('newsletter_id').notNull(),
    postId: id('post_id').notNull(),
    /** The version that goes out, and whom it says it is from: set when sending starts. */
    versionId: id('version_id'),
    /** The version of the changed story about which its sender is asked, and until when the letter waits for the answer. */
    askedVersionId: id('asked_version_id'),
    askedUntil: time('asked_until'),
    /** The version of the story that it doesn't follow, by its sender's answer or for want of one. */
    declinedVersionId: id('declined_version_id'),
    senderName: text('sender_name').notNull().default(''),
    /** What the newsletter is called in it: empty if that is who it comes from. */
    newsletterName: text('newsletter_name').notNull().default(''),
    /** Where it comes from; null for the site's address. */
    senderAddress: text('sender_address'),
    subject: text('subject').notNull(),
    preheader: text('preheader').notNull().default(''),
    audience: text('audience', { enum: LETTER_AUDIENCES }).notNull(),
    /** The tag of those who get it; null unless they are chosen by one. */
    audienceTag: text('audience_tag'),
    /** Since when those have subscribed who get it; null unless they are chosen by that. */
    audienceSince: time('audience_since'),
    /** Who gets the replies, by their confirmed address; null if nobody does. */
    repliesTo: id('replies_to'),
    /** Whether replies of people with an account wait as responses, as the letter says. */
    holdsReplies: flag('holds_replies'),
    /** Whether it is counted who opens it and follows its links: set when sending starts. */
    countsOpens: flag('counts_opens'),
    state: text('state', { enum: LETTER_STATES }).notNull(),
    stopReason: text('stop_reason', { enum: STOP_REASONS }),
    createdAt: time('created_at').notNull(),
    scheduledAt: time('scheduled_at').notNull(),
    startedAt: time('started_at'),
    finishedAt: time('finished_at'),
    /** It goes out with its story, which isn't out yet: docs/rules/newsletters.md, "Sent when it is published". */
    withStory: flag('with_story'),
    /** When a worker takes it up unless another one has it; null if there is nothing to do. */
    dueAt: time('due_at'),
    waitsFor: text('waits_for', { enum: LETTER_WAITS }),
    /** Counts the workers that have had it: only the latest sends. */
    turn: count('turn'),
    /** The last subscriber who was looked at, and whether all were. */
    gatheredAt: time('gathered_at').notNull().default(0),
    gatheredId: id('gathered_id').notNull().default(''),
    isGathered: flag('is_gathered'),
    recipientCount: count('recipient_count'),
    sentCount: count('sent_count'),
    /** How many of them can be counted. */
    countedCount: count('counted_count'),
    leftCount: count('left_count'),
    failedCount: count('failed_count'),
    /** What is known of those that were sent: docs/rules/mail.md, "What comes back". */
    deliveredCount: count('delivered_count'),
    bouncedCount: count('bounced_count'),
    complainedCount: count('complained_count'),
    /** How many have left by its link. */
    unsubscribedCount: count('unsubscribed_count'),
    /** Of a digest: the Monday up to which it tells; null for the letter of a story. */
    digestAt: time('digest_at'),
    /** What a digest says, as JSON; forgotten once it is out. */
    digestStories: text('digest_stories'),
  },
  (t) => [
    index('letter_of_newsletter').on(t.newsletterId, t.createdAt, t.id),
    index('letter_sent').on(t.newsletterId, t.startedAt, t.id),
    index('letter_of_story').on(t.newsletterId, t.postId),
    index('letter_with_story').on(t.postId, t.withStory),
    index('letter_due').on(t.dueAt),
    index('letter_of_version').on(t.versionId),
    index('letter_by_replies_to').on(t.repliesTo),
    uniqueIndex('letter_digest').on(t.newsletterId, t.digestAt),
  ],
)

removedWithOwner(letter, {
  owner: ['newsletterId', newsletter.id],
  retention: { with: { newsletterId: newsletter.id } },
  forgotten: ['repliesTo'],
  withheld: {
    'It says how far the sending has come.': [
      'dueAt',
      'waitsFor',
      'turn',
      'gatheredAt',
      'gatheredId',
      'isGathered',
      'askedVersionId',
      'askedUntil',
      'declinedVersionId',
    ],
  },
})

/** Each subscriber that a letter goes to, and what became of it. */
export const letterRecipient = sqliteTable(
  'letter_recipient',
  {
    letterId: id('letter_id').notNull(),
    subscriberId: id('subscriber_id').notNull(),
    state: text('state', { enum: RECIPIENT_STATES }).notNull().default('pending'),
    /** Whether they get the whole of a story for members. */
    isWhole: flag('is_whole'),
    /** Whether opens and clicks are counted in their mail. */
    isCounted: flag('is_counted'),
    /** The version of the story that their mail has, once it may have been handed over. */
    versionId: id('version_id'),
    /** The round that has claimed it, and until when nobody else takes it. */
    round: id('round'),
    claimedUntil: time('claimed_until'),
    /** Since when the mail service may have it, unless it has said no. */
    handedAt: time('handed_at'),
    /** How often the mail service has refused it. */
    refusals: integer('refusals').notNull().default(0),
    settledAt: time('settled_at'),
    /** Whether the recipient has left by its link. */
    hasLeft: flag('has_left'),
  },
  (t) => [
    primaryKey({ columns: [t.letterId, t.subscriberId] }),
    index('letter_recipient_open').on(t.letterId, t.state, t.claimedUntil, t.subscriberId),
    index('letter_recipient_of_subscriber').on(t.subscriberId),
  ],
)

removedWithOwner(letterRecipient, {
  owner: ['subscriberId', subscriber.id],
  retention: { with: { letterId: letter.id } },
  withheld: {
    'It says how far the sending has come.': ['round', 'versionId', 'claimedUntil', 'handedAt', 'refusals'],
  },
})

/** How many letters were handed to the mail service in a minute or a day. */
export const mailWindow = sqliteTable(
  'mail_window',
  {
    span: text('span').$type<'minute' | 'day'>().notNull(),
    startsAt: time('starts_at').notNull(),
    used: count('used'),
  },
  (t) => [primaryKey({ columns: [t.span, t.startsAt] }), index('mail_window_old').on(t.startsAt)],
)

staysWhole(mailWindow, 'It counts the mails of all newsletters, and names nobody.', {
  since: 'startsAt',
  for: MAIL_WINDOWS_KEPT,
})
