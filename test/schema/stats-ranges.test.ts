import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hoursIn, rangeOf, type StatsSpan, spansOf } from '../../schema/rules/stats/ranges'
import { DAY, HOUR } from '../../schema/rules/time-units'

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Sao_Paulo',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Africa/Casablanca',
] as const

const dayText = (at: number): string => new Date(at).toISOString().slice(0, 10)
const range = (from: string, until: string, zone: string) => {
  const read = rangeOf({ from, until, zone })
  if (!read) throw new Error(`${from} to ${until} in ${zone} is no range`)
  return read
}
const lengthOf = (day: string, zone: string): number => {
  const { from, until } = range(day, day, zone)
  return (until - from) / HOUR
}

describe('a day', () => {
  test.each([
    ['2026-03-29', 'Europe/Berlin', 23],
    ['2026-10-25', 'Europe/Berlin', 25],
    ['2026-03-08', 'America/New_York', 23],
    ['2026-11-01', 'America/New_York', 25],
    ['2026-11-02', 'America/New_York', 24],
    // Its first hour was left out.
    ['2018-11-04', 'America/Sao_Paulo', 23],
    ['2026-04-05', 'Australia/Lord_Howe', 24.5],
    ['2026-10-25', 'Asia/Kolkata', 24],
    ['2026-10-25', 'UTC', 24],
  ])('%s in %s has %d hours', (day, zone, hours) => {
    expect(lengthOf(day, zone)).toBe(hours)
  })

  test('that a country left out is none', () => {
    expect(rangeOf({ from: '2011-12-30', until: '2011-12-30', zone: 'Pacific/Apia' })).toBeUndefined()
    expect(lengthOf('2011-12-29', 'Pacific/Apia')).toBe(24)
  })
})

describe('a range', () => {
  test.each([
    ['2026-02-30', '2026-03-01', 'UTC'],
    ['2026-01-02', '2026-01-01', 'UTC'],
    ['2026-01-01T24', '2026-01-02', 'UTC'],
    ['yesterday', '2026-01-01', 'UTC'],
    ['2026-01-01', '2026-01-01', 'Mars/Olympus'],
    ['2026-01-01', '2026-01-01', ''],
    ['0001-01-01', '9999-01-01', 'UTC'],
  ])('isn’t from %s until %s in %s', (from, until, zone) => {
    expect(rangeOf({ from, until, zone })).toBeUndefined()
  })

  test('has its last hour, and its first', () => {
    const { from, until } = range('2026-01-01T05', '2026-01-01T05', 'Europe/Berlin')
    expect([from, until]).toEqual([Date.UTC(2026, 0, 1, 4), Date.UTC(2026, 0, 1, 5)])
  })

  test('is divided into hours, days and months that follow one another, and each hour belongs to one', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.integer({ min: Date.UTC(2015, 0), max: Date.UTC(2030, 0) }),
        fc.integer({ min: 0, max: 365 }),
        fc.constantFrom<StatsSpan>('hour', 'day', 'month'),
        (zone, at, days, span) => {
          const whole = range(dayText(at), dayText(at + (span === 'hour' ? days % 31 : days) * DAY), zone)
          const spans = spansOf(whole, span) ?? []
          expect(spans[0]?.from).toBe(whole.from)
          expect(spans.at(-1)?.until).toBe(whole.until)
          for (const [i, each] of spans.entries()) {
            expect(each.from).toBeLessThan(each.until)
            if (i > 0) expect(each.from).toBe(spans[i - 1]?.until)
          }
          const hours = spans.flatMap((each) => {
            const [from, until] = hoursIn(each)
            return Array.from({ length: until - from }, (_, i) => from + i)
          })
          const [from, until] = hoursIn(whole)
          expect(hours).toEqual(Array.from({ length: until - from }, (_, i) => from + i))
        },
      ),
      { numRuns: 60 },
    )
  })

  test('is divided only if that isn’t too many', () => {
    const year = range('2026-01-01', '2026-12-31', 'Europe/Berlin')
    expect([spansOf(year, 'hour'), spansOf(year, 'day')?.length, spansOf(year, 'month')?.length]).toEqual([
      undefined,
      365,
      12,
    ])
    expect(spansOf(range('2025-01-01', '2026-12-31', 'UTC'), 'day')).toBeUndefined()
  })
})
