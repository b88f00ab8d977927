import { expect, test } from 'vitest'
import {
  clockTime,
  exactMoment,
  longDate,
  longMoment,
  nameOfDay,
  yearName,
} from '../../../schema/wording/formats'

const AT = Date.UTC(2026, 10, 21, 3, 51, 7)

test('dates in full are in UTC, and settings and mails put the day first', () => {
  expect(longDate(AT)).toBe('21 November 2026')
  expect(longMoment(AT)).toBe('21 November 2026 at 03:51 UTC')
  expect(exactMoment(AT)).toBe('21 November 2026 at 03:51:07 UTC')
  expect(clockTime(AT)).toBe('03:51 UTC')
})

test('the names of a day and a year', () => {
  expect(nameOfDay(AT)).toBe('November 21, 2026')
  expect(yearName(AT)).toBe('2026')
})
