/** People's preferences. Rule: docs/rules/viewer.md, "Preferences". */

import { FEED_ORDERS } from './feed'

type Rule =
  | { type: 'boolean' }
  | { type: 'int'; min: number; max: number }
  | { type: 'string'; maxLength: number }
  | { type: 'enum'; values: readonly string[] }
  | { type: 'stringSet'; most: number; maxLength: number }

/** All preferences, each with its type and allowed values. */
export const PREFERENCES = {
  theme: { type: 'enum', values: ['system', 'light', 'dark'] },
  readingTextSize: { type: 'enum', values: ['small', 'medium', 'large'] },
  readingWidth: { type: 'enum', values: ['narrow', 'medium', 'wide'] },
  readingFont: { type: 'enum', values: ['serif', 'sans'] },
  /** Editors of publications may see the address of a writer of theirs. */
  allowEmailAddressSharingEditorWriter: { type: 'boolean' },
  /** Whether readers may write somebody private notes (docs/rules/post-notes.md, "From readers"). */
  allowReaderNotes: { type: 'boolean' },
  /** The orders of the home page's feeds (docs/rules/ranking.md, "Home"): of “For you” and topics, and of “Following”. */
  homeFeedOrder: { type: 'enum', values: FEED_ORDERS },
  followingFeedOrder: { type: 'enum', values: FEED_ORDERS },
  /** Whether what somebody reads is kept for them (docs/rules/reading-history.md, "The history"). */
  readingHistory: { type: 'enum', values: ['on', 'paused'] },
  /** Slugs of topics that recommendations start from. */
  recommendedTopics: { type: 'stringSet', most: 50, maxLength: 100 },
  /** Which version of the design editor's introduction was seen. */
  styleEditorOnboardingVersionSeen: { type: 'int', min: 0, max: 1_000 },
  /** What somebody is notified about, on the site and by mail (docs/rules/notifications.md). */
  notifyOfFollows: { type: 'boolean' },
  notifyOfWriterStories: { type: 'boolean' },
  notifyOfPublicationStories: { type: 'boolean' },
  mailFollows: { type: 'boolean' },
  mailWriterStories: { type: 'boolean' },
  mailPublicationStories: { type: 'boolean' },
  notifyOfInvitations: { type: 'boolean' },
  mailInvitations: { type: 'boolean' },
  notifyOfAcceptedInvitations: { type: 'boolean' },
  mailAcceptedInvitations: { type: 'boolean' },
  notifyOfCoAuthors: { type: 'boolean' },
  mailCoAuthors: { type: 'boolean' },
  notifyOfClaps: { type: 'boolean' },
  mailClaps: { type: 'boolean' },
  notifyOfHighlights: { type: 'boolean' },
  mailHighlights: { type: 'boolean' },
  notifyOfTakenOut: { type: 'boolean' },
  mailTakenOut: { type: 'boolean' },
  notifyOfNotes: { type: 'boolean' },
  mailNotes: { type: 'boolean' },
  notifyOfReports: { type: 'boolean' },
  mailReports: { type: 'boolean' },
  notifyOfDecisions: { type: 'boolean' },
  mailDecisions: { type: 'boolean' },
  notifyOfReaderNotes: { type: 'boolean' },
  mailReaderNotes: { type: 'boolean' },
  notifyOfResponses: { type: 'boolean' },
  mailResponses: { type: 'boolean' },
  notifyOfResponseDecisions: { type: 'boolean' },
  mailResponseDecisions: { type: 'boolean' },
  notifyOfSavedLists: { type: 'boolean' },
  mailSavedLists: { type: 'boolean' },
  notifyOfMentions: { type: 'boolean' },
  mailMentions: { type: 'boolean' },
  notifyOfMilestones: { type: 'boolean' },
  mailMilestones: { type: 'boolean' },
  notifyOfPartnerNews: { type: 'boolean' },
  mailPartnerNews: { type: 'boolean' },
  mailWeeklyStats: { type: 'boolean' },
  notifyOfCases: { type: 'boolean' },
  mailCases: { type: 'boolean' },
  notifyOfSubmissions: { type: 'boolean' },
  mailSubmissions: { type: 'boolean' },
  notifyOfSubmissionAnswers: { type: 'boolean' },
  mailSubmissionAnswers: { type: 'boolean' },
  /** The language of dates and numbers, as a language tag. */
  locale: { type: 'string', maxLength: 35 },
} as const satisfies Readonly<Record<string, Rule>>

export type PreferenceName = keyof typeof PREFERENCES
export type PreferenceValue = boolean | number | string | readonly string[]

/** A preference to store: at most one of the values, each of which may be null for none. */
export interface PreferenceInput {
  readonly name: string
  readonly stringValue?: string | null | undefined
  readonly intValue?: number | null | undefined
  readonly booleanValue?: boolean | null | undefined
  readonly stringSetValue?: readonly string[] | null | undefined
  readonly enumValue?: string | null | undefined
}

export const isPreferenceName = (name: string): name is PreferenceName => Object.hasOwn(PREFERENCES, name)

/** Whether a preference allows a value. */
export function isPreferenceValue(name: PreferenceName, value: unknown): value is PreferenceValue {
  const rule: Rule = PREFERENCES[name]
  switch (rule.type) {
    case 'boolean':
      return typeof value === 'boolean'
    case 'int':
      return typeof value === 'number' && Number.isInteger(value) && value >= rule.min && value <= rule.max
    case 'string':
      return typeof value === 'string' && value.isWellFormed() && value.length <= rule.maxLength
    case 'enum':
      return typeof value === 'string' && rule.values.includes(value)
    case 'stringSet':
      return (
        Array.isArray(value) &&
        value.length <= rule.most &&
        new Set(value).size === value.length &&
        value.every(
          (item) =>
            typeof item === 'string' && item !== '' && item.isWellFormed() && item.length <= rule.maxLength,
        )
      )
  }
}

const FIELD_OF = {
  boolean: 'booleanValue',
  int: 'intValue',
  string: 'stringValue',
  enum: 'enumValue',
  stringSet: 'stringSetValue',
} as const

/**
 * The preferences to store, by name; if a name occurs twice, the last one counts. Nothing if any of them is
 * unknown, has another type, or has more or fewer than one value: then none is stored.
 */
export function readPreferences(
  inputs: readonly PreferenceInput[],
): ReadonlyMap<PreferenceName, PreferenceValue> | undefined {
  const preferences = new Map<PreferenceName, PreferenceValue>()
  for (const { name, ...values } of inputs) {
    if (!isPreferenceName(name)) return undefined
    const said = Object.entries(values).filter(([, value]) => value !== null && value !== undefined)
    const value: unknown = values[FIELD_OF[PREFERENCES[name].type]]
    if (said.length !== 1 || !isPreferenceValue(name, value)) return undefined
    preferences.set(name, value)
  }
  return preferences
}
