import type { ModerationAction, ModerationSubject } from './moderation'
import { DAY, HOUR } from './time-units'

/** Reports about what others do, and what comes of them. Rules: docs/rules/reports.md. */

/** What can be reported. */
export const REPORTED_KINDS = ['POST', 'RESPONSE', 'CATALOG', 'USER', 'COLLECTION'] as const
export type ReportedKind = (typeof REPORTED_KINDS)[number]

/** The reasons of reports, in the order in which they are offered. */
export const REPORT_REASONS = [
  'SPAM',
  'HARASSMENT',
  'HATE',
  'VIOLENCE',
  'MINORS',
  'SELF_HARM',
  'PRIVACY',
  'IMPERSONATION',
  'FALSEHOOD',
  'COPYRIGHT',
  'ILLEGAL',
  'OTHER',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** Somebody may be in danger: a case with such a report comes before others. */
const SEVERITY: Partial<Record<ReportReason, number>> = { MINORS: 20, VIOLENCE: 10, SELF_HARM: 10 }

/** How many networks a report of this reason outweighs. */
export const severityOf = (reason: ReportReason): number => SEVERITY[reason] ?? 0

/** Decided by staff alone: they may be crimes, or concern the publication itself. */
export const STAFF_ONLY = [
  'VIOLENCE',
  'MINORS',
  'SELF_HARM',
  'COPYRIGHT',
  'ILLEGAL',
] as const satisfies readonly ReportReason[]

/** How far a case has got. */
export const CASE_STATES = [
  'OPEN',
  'REVIEW',
  'UPHELD',
  'DISMISSED',
  'APPEALED',
  'APPEAL_UPHELD',
  'APPEAL_DISMISSED',
] as const
export type CaseState = (typeof CASE_STATES)[number]

/** Whether a case waits for a decision; such cases are shown first. */
export const isUndecided = (state: CaseState): boolean => state === 'OPEN' || state === 'REVIEW'

/** What can be decided about a case. */
export const CASE_DECISIONS = ['DISMISS', 'REVIEW', 'HIDE', 'TAKE_OUT', 'REMOVE', 'SUSPEND'] as const
export type CaseDecision = (typeof CASE_DECISIONS)[number]

const DECISIONS_ON: Readonly<Record<ReportedKind, readonly CaseDecision[]>> = {
  POST: ['DISMISS', 'TAKE_OUT', 'REVIEW', 'REMOVE', 'SUSPEND'],
  RESPONSE: ['DISMISS', 'HIDE', 'REMOVE', 'SUSPEND'],
  CATALOG: ['DISMISS', 'REVIEW', 'REMOVE', 'SUSPEND'],
  USER: ['DISMISS', 'SUSPEND'],
  COLLECTION: ['DISMISS', 'REVIEW', 'REMOVE', 'SUSPEND'],
}
/** What those decide who lead the publication, while staff doesn't review it. */
const OF_EDITORS: ReadonlySet<CaseDecision> = new Set(['DISMISS', 'HIDE', 'TAKE_OUT'])
/** What only they decide. */
const OF_EDITORS_ALONE: ReadonlySet<CaseDecision> = new Set(['TAKE_OUT'])

/** What somebody can decide about a case that waits. */
export const decisionsOn = (kind: ReportedKind, state: CaseState, isStaff: boolean): CaseDecision[] =>
  isUndecided(state)
    ? DECISIONS_ON[kind].filter((decision) =>
        isStaff
          ? !OF_EDITORS_ALONE.has(decision) && !(decision === 'REVIEW' && state === 'REVIEW')
          : OF_EDITORS.has(decision) && state === 'OPEN',
      )
    : []

/** Whether a decision can be appealed: what is in a publication is for its editors to decide. */
export const isAppealable = (decision: CaseDecision | null): boolean => decision !== 'TAKE_OUT'

/** The log's entry of a decision that nothing else logs. */
export const ACT_OF_DECISION = {
  DISMISS: 'DISMISS_REPORTS',
  HIDE: 'HIDE_RESPONSE',
  TAKE_OUT: 'TAKE_OUT_POST',
} as const satisfies Partial<Record<CaseDecision, ModerationAction>>

/** What an entry of the log about a case is about. */
export const subjectOf = (kind: ReportedKind): ModerationSubject => (kind === 'RESPONSE' ? 'POST' : kind)

/** The most characters of what a reporter adds, and of an appeal. */
export const MAX_REPORT_WORDS = 1000
export const MAX_APPEAL = 2000

/** How long somebody can appeal against a decision, in milliseconds. */
export const APPEAL_WINDOW = 14 * DAY

/** How many reports somebody files in a while, and how many come from one network. */
export const MOST_REPORTS = { most: 20, ofNetwork: 60, windowMs: HOUR } as const

/** The characters of a thing that are kept as it was when it was reported. */
export const SNAPSHOT_LENGTH = 2000

/** How many earlier cases are shown beside one, and how many reports of it. */
export const SHOWN_CASES = 10
export const SHOWN_REPORTS = 50

/** Most countries in which a story is withheld. */
export const MOST_COUNTRIES = 50

/** How many months the transparency page covers. */
export const TRANSPARENCY_MONTHS = 12
