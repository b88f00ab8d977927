import { afterEach, describe, expect, test } from 'vitest'
import { fieldTime, morningIn, timeInField } from '../../../client/features/editor/publish/local-time'
import { HOUR, MINUTE } from '../../../schema/rules/time-units'

/* docs/rules/newsletters.md, "Sending a letter"; docs/rules/writing.md. */

const { TZ } = process.env
afterEach(() => {
  if (TZ === undefined) delete process.env.TZ
  else process.env.TZ = TZ
})

const at = (text: string): number => timeInField(text) ?? Number.NaN

describe.each([
  ['Europe/Berlin', '2026-03-29', '2026-10-25'],
  ['America/New_York', '2026-03-08', '2026-11-01'],
])('a time that is chosen in %s', (zone, short, long) => {
  test('is that of its day, whether it has 23, 24 or 25 hours', () => {
    process.env.TZ = zone
    const dayAfter = (day: string) => fieldTime(at(`${day}T12:00`) + 24 * HOUR).slice(0, 10)
    expect(at(`${dayAfter(short)}T00:00`) - at(`${short}T00:00`)).toBe(23 * HOUR)
    expect(at(`${dayAfter(long)}T00:00`) - at(`${long}T00:00`)).toBe(25 * HOUR)
    for (const day of [short, long]) expect(fieldTime(at(`${day}T08:00`))).toBe(`${day}T08:00`)
  })

  test('which the day doesn’t have is the one an hour later, and shown as such', () => {
    process.env.TZ = zone
    const missing = at(`${short}T02:30`)
    expect(fieldTime(missing)).toBe(`${short}T03:30`)
    expect(missing - at(`${short}T01:30`)).toBe(HOUR)
  })

  test('which the day has twice is the first of them', () => {
    process.env.TZ = zone
    const twice = zone === 'Europe/Berlin' ? `${long}T02:30` : `${long}T01:30`
    const first = at(twice)
    expect(fieldTime(first + HOUR)).toBe(twice)
    expect(fieldTime(first - HOUR)).not.toBe(twice)
    expect(at(twice.replace(':30', ':00')) + 30 * MINUTE).toBe(first)
  })
})

test('eight in the morning is eight, however long the days until then are', () => {
  process.env.TZ = 'Europe/Berlin'
  for (const days of [0, 1, 100, 200, 300]) expect(fieldTime(morningIn(days))).toMatch(/T08:00$/)
})
