import { expect, test } from 'vitest'
import { monthAfter, monthOf, nameInAddress, startOf, weeksOf } from '../../../schema/rules/months'

const NOW = Date.UTC(2026, 10, 23)

test('an address names a month, or the current one is shown', () => {
  expect(monthOf('2027-02', NOW)).toEqual({ year: 2027, month: 1 })
  for (const text of [undefined, '', '2027-13', '2027-2', '2027-02-01', 'x2027-02'])
    expect(monthOf(text, NOW)).toEqual({ year: 2026, month: 10 })
})

test('months follow each other across years', () => {
  const november = monthOf('2026-11', NOW)
  expect(nameInAddress(monthAfter(november, 2))).toBe('2027-01')
  expect(nameInAddress(monthAfter(november, -11))).toBe('2025-12')
  expect(startOf(november)).toBe(Date.UTC(2026, 10, 1))
})

test('the weeks of a month begin on Monday and have each day once', () => {
  for (let i = 0; i < 24; i++) {
    const month = monthAfter({ year: 2026, month: 0 }, i)
    const weeks = weeksOf(month)
    expect(weeks.every((week) => week.length === 7)).toBe(true)
    const days = weeks.flatMap((week) => week.filter((day) => day !== undefined))
    expect(days.map((day) => new Date(day).getUTCDate())).toEqual(days.map((_, day) => day + 1))
    const [first] = days
    expect(weeks[0]?.indexOf(first)).toBe((new Date(first ?? 0).getUTCDay() + 6) % 7)
    expect(new Date(days.at(-1) ?? 0).getUTCMonth()).toBe(month.month)
  }
})
