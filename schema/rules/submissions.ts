/** Submissions of stories to publications. Rules: docs/rules/submissions.md. */

export const SUBMISSION_STATES = [
  'WIP',
  'OPEN',
  'TRIAGE',
  'IN_REVIEW',
  'CHANGES_REQUESTED',
  'CHANGES_MADE',
  'ACCEPTED',
  'REJECTED',
  'CANCELLED',
] as const
export type SubmissionState = (typeof SUBMISSION_STATES)[number]

/** Whose move it is: nobody's once a submission is decided or withdrawn. */
export type SubmissionTurn = 'writer' | 'editors' | 'nobody'

const TURNS: Readonly<Record<SubmissionState, SubmissionTurn>> = {
  WIP: 'writer',
  OPEN: 'editors',
  TRIAGE: 'editors',
  IN_REVIEW: 'editors',
  CHANGES_REQUESTED: 'writer',
  CHANGES_MADE: 'editors',
  ACCEPTED: 'nobody',
  REJECTED: 'nobody',
  CANCELLED: 'nobody',
}

export const turnIn = (state: SubmissionState): SubmissionTurn => TURNS[state]

/** What the writer does with a submission. */
export const WRITER_ACTS = ['submit', 'changes-made', 'cancel'] as const
/** What the editors of its publication do. */
export const EDITOR_ACTS = ['triage', 'review', 'accept', 'reject', 'request-changes'] as const
type WriterAct = (typeof WRITER_ACTS)[number]
export type EditorAct = (typeof EDITOR_ACTS)[number]
export type SubmissionAct = WriterAct | EditorAct

/** Every step there is: from which state an act leads to which. */
const STEPS: Readonly<Record<SubmissionAct, Partial<Record<SubmissionState, SubmissionState>>>> = {
  submit: { WIP: 'OPEN' },
  'changes-made': { CHANGES_REQUESTED: 'CHANGES_MADE' },
  cancel: {
    WIP: 'CANCELLED',
    OPEN: 'CANCELLED',
    TRIAGE: 'CANCELLED',
    IN_REVIEW: 'CANCELLED',
    CHANGES_REQUESTED: 'CANCELLED',
    CHANGES_MADE: 'CANCELLED',
  },
  triage: { OPEN: 'TRIAGE' },
  review: { TRIAGE: 'IN_REVIEW', CHANGES_MADE: 'IN_REVIEW' },
  accept: { IN_REVIEW: 'ACCEPTED' },
  reject: { IN_REVIEW: 'REJECTED' },
  'request-changes': { IN_REVIEW: 'CHANGES_REQUESTED' },
}

/** The acts that a later one includes: the reviewer who decides has looked at the story. */
const INCLUDED: Readonly<Partial<Record<SubmissionAct, SubmissionAct>>> = {
  review: 'triage',
  accept: 'review',
  reject: 'review',
  'request-changes': 'review',
}

/**
 * The states that a submission goes through when somebody acts, ending with the one that it is in then; nothing if the
 * act isn't possible. Rule: docs/rules/submissions.md, "States".
 */
export function statesAfter(state: SubmissionState, act: SubmissionAct): SubmissionState[] | undefined {
  const next = STEPS[act][state]
  if (next) return [next]
  const first = INCLUDED[act]
  const way = first && statesAfter(state, first)
  const last = way?.at(-1)
  const end = last && STEPS[act][last]
  return way && end ? [...way, end] : undefined
}

/** Who may submit a story to a publication. */
export const SUBMITTERS = ['anybody', 'writers', 'nobody'] as const
export type Submitters = (typeof SUBMITTERS)[number]

/** Submissions that somebody without a role may have open in one publication. */
export const MOST_OPEN_SUBMISSIONS = 3
/** A note to the other side, and a publication's guidelines, in characters. */
export const MAX_SUBMISSION_NOTE = 2_000
export const MAX_GUIDELINES = 5_000
/** Steps and notes that one submission can have. */
export const MOST_NOTES = 200
/** The longest key that a client makes for a submission. */
export const MAX_SUBMISSION_KEY = 64

/** The typical response time is that of so many answers, the newest ones. */
export const RESPONSES_COUNTED = 25
/** With fewer answers than this, nothing is typical yet. */
const FEWEST_RESPONSES = 3

/** The median of some times, or null if there are too few for it to say anything. */
export function typicalResponseTime(times: readonly number[]): number | null {
  if (times.length < FEWEST_RESPONSES) return null
  const sorted = [...times].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : Math.round(((sorted[middle - 1] ?? upper) + upper) / 2)
}
