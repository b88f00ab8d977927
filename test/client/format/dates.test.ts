import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDate } from '../../../client/lib/format'

const english = new Intl.DateTimeFormat('en', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

test('a date is written as English writes it, in UTC', () => {
  expect(formatDate(Date.UTC(2026, 10, 18, 23, 59))).toBe('Nov 18, 2026')
  const times = fc.integer({ min: 0, max: Date.UTC(9999, 11, 31) })
  fc.assert(fc.property(times, (time) => formatDate(time) === english.format(time)))
})
