import { DAY, HOUR } from './time-units'

/** Notifications. Rules: docs/rules/notifications.md. */

/** What people are notified about. A kind exists once something can cause it. */
export const NOTIFICATION_KINDS = [
  'follow',
  'writer-story',
  'publication-story',
  'invitation',
  'invitation-accepted',
  'submission',
  'submission-answer',
  'taken-out',
  'co-author',
  'clap',
  'highlight',
  'note',
  'reader-note',
  'response',
  'response-decision',
  'list-saved',
  'report',
  'decision',
  'mention',
  'milestone',
  'partner',
  'case',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** Kinds that only staff members get. */
const STAFF_KINDS: ReadonlySet<NotificationKind> = new Set(['case'])

/** The kinds that somebody can choose from. */
export const kindsFor = (isStaff: boolean): readonly NotificationKind[] =>
  NOTIFICATION_KINDS.filter((kind) => isStaff || !STAFF_KINDS.has(kind))

/** The two ways in which a notification reaches somebody. */
export type NotificationWay = 'inApp' | 'byMail'

/** The preference that turns each way on or off, by kind. */
export const NOTIFICATION_PREFERENCES = {
  follow: { inApp: 'notifyOfFollows', byMail: 'mailFollows' },
  'writer-story': { inApp: 'notifyOfWriterStories', byMail: 'mailWriterStories' },
  'publication-story': { inApp: 'notifyOfPublicationStories', byMail: 'mailPublicationStories' },
  invitation: { inApp: 'notifyOfInvitations', byMail: 'mailInvitations' },
  'invitation-accepted': { inApp: 'notifyOfAcceptedInvitations', byMail: 'mailAcceptedInvitations' },
  submission: { inApp: 'notifyOfSubmissions', byMail: 'mailSubmissions' },
  'submission-answer': { inApp: 'notifyOfSubmissionAnswers', byMail: 'mailSubmissionAnswers' },
  'taken-out': { inApp: 'notifyOfTakenOut', byMail: 'mailTakenOut' },
  'co-author': { inApp: 'notifyOfCoAuthors', byMail: 'mailCoAuthors' },
  clap: { inApp: 'notifyOfClaps', byMail: 'mailClaps' },
  highlight: { inApp: 'notifyOfHighlights', byMail: 'mailHighlights' },
  note: { inApp: 'notifyOfNotes', byMail: 'mailNotes' },
  'reader-note': { inApp: 'notifyOfReaderNotes', byMail: 'mailReaderNotes' },
  response: { inApp: 'notifyOfResponses', byMail: 'mailResponses' },
  'response-decision': { inApp: 'notifyOfResponseDecisions', byMail: 'mailResponseDecisions' },
  'list-saved': { inApp: 'notifyOfSavedLists', byMail: 'mailSavedLists' },
  report: { inApp: 'notifyOfReports', byMail: 'mailReports' },
  decision: { inApp: 'notifyOfDecisions', byMail: 'mailDecisions' },
  mention: { inApp: 'notifyOfMentions', byMail: 'mailMentions' },
  milestone: { inApp: 'notifyOfMilestones', byMail: 'mailMilestones' },
  partner: { inApp: 'notifyOfPartnerNews', byMail: 'mailPartnerNews' },
  case: { inApp: 'notifyOfCases', byMail: 'mailCases' },
} as const satisfies Readonly<Record<NotificationKind, Readonly<Record<NotificationWay, string>>>>

/** Kinds that somebody is waiting for an answer about: they are mailed until somebody turns that off. */
const MAILED_KINDS: ReadonlySet<NotificationKind> = new Set([
  'invitation',
  'invitation-accepted',
  'submission',
  'submission-answer',
  'taken-out',
  'co-author',
  'partner',
  'case',
])

/** Whether a kind is sent in a way until somebody chooses: on the site always, by mail if it can't wait. */
export const isOnByDefault = (kind: NotificationKind, way: NotificationWay): boolean =>
  way === 'inApp' || MAILED_KINDS.has(kind)

/** Whether somebody wants a kind of notification in a way, by their stored preferences. */
export function wantsNotification(
  preferences: ReadonlyMap<string, unknown>,
  kind: NotificationKind,
  way: NotificationWay,
): boolean {
  const chosen = preferences.get(NOTIFICATION_PREFERENCES[kind][way])
  return typeof chosen === 'boolean' ? chosen : isOnByDefault(kind, way)
}

/** The mail with a writer's week, which is no notification, and what turns it off. */
const WEEKLY = 'weekly-stats'
export const WEEKLY_PREFERENCE = 'mailWeeklyStats'

/** What people are mailed about besides their account. */
export type MailKind = NotificationKind | typeof WEEKLY
export const MAIL_KINDS: readonly MailKind[] = [...NOTIFICATION_KINDS, WEEKLY]

/** The preference that turns the mails of a kind on or off. */
export const mailPreference = (kind: MailKind): string =>
  kind === WEEKLY ? WEEKLY_PREFERENCE : NOTIFICATION_PREFERENCES[kind].byMail

/** Whether somebody wants the mails of a kind: that with the week until they turn it off. */
export const wantsMail = (preferences: ReadonlyMap<string, unknown>, kind: MailKind): boolean =>
  kind === WEEKLY
    ? preferences.get(WEEKLY_PREFERENCE) !== false
    : wantsNotification(preferences, kind, 'byMail')

/** The kinds of mail that somebody can choose from. */
export const mailKindsFor = (isStaff: boolean): readonly MailKind[] => [...kindsFor(isStaff), WEEKLY]

/** The tabs of the page, each with the kinds that it shows. */
export const NOTIFICATION_TABS = {
  all: NOTIFICATION_KINDS,
  stories: [
    'writer-story',
    'publication-story',
    'co-author',
    'clap',
    'highlight',
    'note',
    'response',
    'response-decision',
    'list-saved',
    'report',
    'decision',
    'case',
    'mention',
    'reader-note',
    'milestone',
    'partner',
  ],
  followers: ['follow'],
  publications: ['invitation', 'invitation-accepted', 'submission', 'submission-answer', 'taken-out'],
} as const satisfies Readonly<Record<string, readonly NotificationKind[]>>
export type NotificationTab = keyof typeof NOTIFICATION_TABS

/** Kinds about the work of a publication, which people do together even if one mutes or blocks the other. */
export const WORK_KINDS = [
  'submission',
  'submission-answer',
  'taken-out',
] as const satisfies readonly NotificationKind[]

/** How long notifications are kept, in milliseconds. */
export const NOTIFICATION_KEPT = 90 * DAY
/** The window of the two limits below, in milliseconds. */
export const NOTIFICATION_WINDOW = DAY
/** How many notifications and how many mails about them a person gets within the window. */
export const MOST_NOTIFICATIONS = 500
export const MOST_NOTIFICATION_MAILS = 20
/** A story that was first published longer ago isn't news, in milliseconds. */
export const STORY_IS_NEWS_FOR = DAY

/** Counting stops here. */
export const MOST_COUNTED = 100

/** How many open tabs of one person are told of new notifications; the oldest gives way. */
export const MOST_CHANNELS = 10
/** For how long a connection is trusted without proving its session again, in milliseconds. */
export const CHANNEL_LIFETIME = HOUR

/** The token that the address of a person's email settings stands for (EmailSettings). */
export const emailSettingsToken = (userId: string, hash: string): string => `${userId}.all.${hash}`
