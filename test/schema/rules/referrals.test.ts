import { expect, test } from 'vitest'
import { isCredited } from '../../../schema/rules/referrals'

/** Rule: docs/rules/newsletters.md, "Referral links". */
test.each([
  ['ana@example.org', 'ben@example.org', true],
  ['ana@example.org', 'ana@example.net', true],
  ['ana@example.org', 'a.na@example.org', true],
  ['ana@example.org', 'ana@example.org', false],
  ['ana+letters@example.org', 'ana@example.org', false],
  ['ana@example.org', 'ben+letters@example.org', false],
  ['ana@gmail.com', 'a.n.a@gmail.com', false],
  ['a.na@googlemail.com', 'ana@gmail.com', false],
  ['ana@gmail.com', 'b.en@gmail.com', true],
])('%s is credited with %s: %s', (referrer, email, wanted) => {
  expect(isCredited(referrer, email)).toBe(wanted)
})
