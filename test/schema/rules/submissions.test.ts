import { describe, expect, test } from 'vitest'
import {
  EDITOR_ACTS,
  SUBMISSION_STATES,
  type SubmissionAct,
  type SubmissionState,
  statesAfter,
  turnIn,
  typicalResponseTime,
  WRITER_ACTS,
} from '../../../schema/rules/submissions'

/** Every single step that there is. */
const STEPS = new Set([
  'WIP OPEN',
  'OPEN TRIAGE',
  'TRIAGE IN_REVIEW',
  'IN_REVIEW ACCEPTED',
  'IN_REVIEW REJECTED',
  'IN_REVIEW CHANGES_REQUESTED',
  'CHANGES_REQUESTED CHANGES_MADE',
  'CHANGES_MADE IN_REVIEW',
])
const ACTS: readonly SubmissionAct[] = [...WRITER_ACTS, ...EDITOR_ACTS]
const after = (state: SubmissionState, act: SubmissionAct) => statesAfter(state, act)?.at(-1)

describe('a submission', () => {
  test('takes no step but those of the rule, whoever acts', () => {
    for (const state of SUBMISSION_STATES) {
      for (const act of ACTS.filter((one) => one !== 'cancel')) {
        const way = [state, ...(statesAfter(state, act) ?? [])]
        for (let i = 1; i < way.length; i++) expect(STEPS).toContain(`${way[i - 1]} ${way[i]}`)
      }
    }
  })

  test('can be withdrawn until it is decided', () => {
    for (const state of SUBMISSION_STATES)
      expect(after(state, 'cancel')).toBe(turnIn(state) === 'nobody' ? undefined : 'CANCELLED')
  })

  test('that is decided or withdrawn stays so', () => {
    for (const state of ['ACCEPTED', 'REJECTED', 'CANCELLED'] as const)
      expect(ACTS.filter((act) => statesAfter(state, act))).toEqual([])
  })

  test('is in review once an editor decides', () => {
    expect(statesAfter('OPEN', 'accept')).toEqual(['TRIAGE', 'IN_REVIEW', 'ACCEPTED'])
    expect(statesAfter('CHANGES_MADE', 'reject')).toEqual(['IN_REVIEW', 'REJECTED'])
    expect(statesAfter('CHANGES_REQUESTED', 'accept')).toBeUndefined()
    expect(statesAfter('WIP', 'accept')).toBeUndefined()
  })
})

test('the typical response time is the median, once there are enough answers', () => {
  expect(typicalResponseTime([])).toBeNull()
  expect(typicalResponseTime([5, 1])).toBeNull()
  expect(typicalResponseTime([900, 1, 5])).toBe(5)
  expect(typicalResponseTime([8, 2, 900, 4])).toBe(6)
})
