import { expect, test } from 'vitest'
import { timeSince } from '../../../client/features/response/WrittenAt'

const NOW = Date.parse('2026-11-28T12:00:00Z')
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each([
  [0, 'just now'],
  // A clock of a reader that is behind.
  [-5 * MINUTE, 'just now'],
  [MINUTE - 1, 'just now'],
  [4 * MINUTE, '4 min ago'],
  [HOUR - 1, '59 min ago'],
  [HOUR, '1 hr ago'],
  [DAY - 1, '23 hr ago'],
  [DAY, '1 day ago'],
  [7 * DAY - 1, '6 days ago'],
  [7 * DAY, 'Nov 21, 2026'],
] as const)('what was written %d ms ago was written %s', (past, text) => {
  expect(timeSince(NOW - past, NOW)).toBe(text)
})
