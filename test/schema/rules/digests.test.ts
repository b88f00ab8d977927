import { describe, expect, test } from 'vitest'
import {
  dayOfDigestPlace,
  digestAfter,
  digestInZone,
  digestPlace,
  digestUntil,
  nextDigest,
} from '../../../schema/rules/digests'
import { formatSource } from '../../../schema/rules/source-tracking'
import { sourceOf, sourceOfPart, sourcePart } from '../../../schema/rules/stats/sources'
import { UTC, type Zone, zoneOf } from '../../../schema/rules/stats/zones'
import { DAY, HOUR } from '../../../schema/rules/time-units'

/* docs/rules/newsletters.md, "A newsletter’s digest" and "The reader’s digest". */

/** Monday, 30 November 2026, 08:00 UTC. */
const MONDAY = Date.UTC(2026, 10, 30, 8)

const zone = (name: string): Zone => zoneOf(name) ?? UTC

describe('a reader’s digest', () => {
  test('is due on the next morning, or the next Monday', () => {
    expect(digestAfter('daily', UTC, MONDAY - 1)).toBe(MONDAY)
    expect(digestAfter('daily', UTC, MONDAY)).toBe(MONDAY + DAY)
    expect(digestAfter('weekly', UTC, MONDAY)).toBe(MONDAY + 7 * DAY)
    expect(digestAfter('daily', zone('Asia/Tokyo'), MONDAY)).toBe(MONDAY + 15 * HOUR)
  })

  test('is due at eight on days of 23 and 25 hours', () => {
    const berlin = zone('Europe/Berlin')
    // Summer begins on 28 March 2027, and ends on 31 October.
    expect(digestAfter('daily', berlin, Date.UTC(2027, 2, 27, 7))).toBe(Date.UTC(2027, 2, 28, 6))
    expect(digestAfter('daily', berlin, Date.UTC(2027, 9, 30, 6))).toBe(Date.UTC(2027, 9, 31, 7))
  })

  test.each(['daily', 'weekly'] as const)(
    'stays due in its own zone, and moves to another (%s)',
    (rhythm) => {
      for (const name of ['UTC', 'Asia/Kolkata', 'Pacific/Honolulu', 'Pacific/Kiritimati']) {
        const due = digestAfter(rhythm, zone(name), MONDAY)
        expect(digestInZone(rhythm, zone(name), due)).toBe(due)
      }
      expect(digestInZone(rhythm, zone('America/New_York'), MONDAY)).toBe(MONDAY + 5 * HOUR)
    },
  )
})

describe('a newsletter’s digest', () => {
  test('tells up to the Monday that came last', () => {
    expect(nextDigest(MONDAY)).toBe(MONDAY + 7 * DAY)
    for (const since of [0, 1, 6 * DAY, 7 * DAY - 1]) expect(digestUntil(MONDAY + since)).toBe(MONDAY)
  })

  test('has a source of its own, by which the stats know it', () => {
    const place = digestPlace(MONDAY, 'abcdef012345')
    expect(place).toBe('digest_20261130_abcdef012345')
    expect(formatSource({ name: place }).split('-')[0]).toBe(place)
    const source = sourceOf({ host: '', isOurs: false, place })
    expect(source).toEqual({ kind: 'mail', name: place })
    expect(sourceOfPart(sourcePart(source))).toEqual(source)
    expect(dayOfDigestPlace(place)).toBe(Date.UTC(2026, 10, 30))
  })

  test.each(['digest', 'digest_2026_x', 'digest_20261330_x', 'digest_20261130_', 'home', ''])(
    'isn’t what %o is about',
    (place) => {
      expect(dayOfDigestPlace(place)).toBeUndefined()
      expect(sourceOf({ host: '', isOurs: false, place }).kind).toBe('direct')
    },
  )
})
