import { expect, test } from 'vitest'
import { linesWith, textOf, writtenFiles } from './files'

/* Nothing says that writers earn until they do. Rule: docs/rules/paywall.md, "Earnings". */

const EARNINGS =
  /\bearn(?:s|ed|ings?)?\b|\b(?:pays?|paid) (?:the )?(?:writers|authors)|\bshare of (?:your|the) fee/i
/** A text for when the programme is on; a long one stands on the line after its key. */
const GUARDED = /\w+WithEarnings:[^\n]*(?:\n\s+[^\n]*)?/g

const wordings = writtenFiles(/^schema\/wording\/.*\.ts$/)

/** The lines of a wording that promise earnings whether or not there are any. */
const promisesIn = (text: string): string[] =>
  text
    .replace(GUARDED, '')
    .split('\n')
    .filter((line) => /['`"]/.test(line) && EARNINGS.test(line))

test('texts that promise earnings are those for when the partner programme is on', () => {
  expect(promisesIn("  a: 'Writers earn more.',\n  bWithEarnings:\n    'Writers earn more.',")).toHaveLength(
    1,
  )
  expect(wordings.flatMap((file) => promisesIn(textOf(file)))).toEqual([])
})

test('they are shown only where the flag is asked', () => {
  const shown = linesWith(writtenFiles(/^client\/.*\.tsx?$/), /\.\w+WithEarnings\b/)
  expect(shown).not.toEqual([])
  expect(shown.filter((line) => !/enable_partner_program|isPaid \?/.test(line))).toEqual([])
})
