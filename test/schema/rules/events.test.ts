import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  croppedEvents,
  EVENT_MAX_AGE,
  eventAddress,
  eventEntry,
  eventSource,
  eventsWithin,
  isOldEvent,
  MOST_EVENTS,
} from '../../../schema/rules/events'

const NOW = 1_800_000_000_000

test('of more than 1000 events the oldest go', () => {
  const many = Array.from({ length: 1203 }, (_, i) => i)
  expect(croppedEvents(many)).toEqual(many.slice(203))
  expect(croppedEvents(many.slice(0, MOST_EVENTS))).toHaveLength(1000)
  expect(croppedEvents([])).toEqual([])
})

test('an event is old after 48 hours; what has no number for a time isn’t', () => {
  expect(EVENT_MAX_AGE).toBe(172_800_000)
  expect(isOldEvent({ timestamp: NOW - EVENT_MAX_AGE }, NOW)).toBe(false)
  expect(isOldEvent({ timestamp: NOW - EVENT_MAX_AGE - 1 }, NOW)).toBe(true)
  expect(isOldEvent({ timestamp: '1' }, NOW)).toBe(false)
  expect(isOldEvent({}, NOW)).toBe(false)
})

test('a request holds as many events as its bytes, the first ones first', () => {
  const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length
  fc.assert(
    fc.property(
      fc.array(fc.record({ a: fc.string({ unit: 'binary' }) })),
      fc.integer({ min: 2, max: 400 }),
      (events, most) => {
        const taken = eventsWithin(events, most)
        expect(taken).toEqual(events.slice(0, taken.length))
        expect(bytes(taken)).toBeLessThanOrEqual(most)
        if (taken.length < events.length) {
          expect(bytes(events.slice(0, taken.length + 1))).toBeGreaterThan(most)
        }
      },
    ),
  )
})

describe('an address is told without what it may hide', () => {
  test.each([
    ['https://quire.example/m/signin?token=s#t', 'https://quire.example/m/signin'],
    ['https://ann:secret@quire.example/a', 'https://quire.example/a'],
    [`https://quire.example/${'x'.repeat(600)}`, `https://quire.example/${'x'.repeat(478)}`],
    [
      'https://quire.example/me/email-settings/0123456789ab/0123456789abcdef0123456789abcdef',
      'https://quire.example/me/email-settings/0123456789ab/…',
    ],
    ['android-app://com.example', ''],
    ['', ''],
    ['/a', ''],
  ])('%s', (href, told) => expect(eventAddress(href)).toBe(told))
})

test('a source is told unless it may be an address of mail', () => {
  expect(eventSource('tag_page---8')).toBe('tag_page---8')
  expect(eventSource('ann@quire.test')).toBeUndefined()
  expect(eventSource('')).toBeUndefined()
  expect(eventSource(undefined)).toBeUndefined()
  expect(eventSource('x'.repeat(501))).toHaveLength(500)
})

test('an entry point is told unless it is a text', () => {
  expect(eventEntry('expired_link')).toBe('expired_link')
  expect(eventEntry('ann@quire.test')).toBeUndefined()
  expect(eventEntry('a b')).toBeUndefined()
  expect(eventEntry(undefined)).toBeUndefined()
})
