import { describe, expect, test } from 'vitest'
import { isDismissableFlag, readDismissed, writeDismissed } from '../../../schema/rules/dismissals'
import { flagsOn, flagValues } from '../../../schema/rules/flags'
import { readPreferences } from '../../../schema/rules/preferences'
import { DAY } from '../../../schema/rules/time-units'
import { isTrackingAllowed, mayTrack } from '../../../schema/rules/tracking'
import { hasPrivacyBanner, isVisitorId } from '../../../schema/rules/visitor'

describe('flags', () => {
  test('are the defaults, overridden by known values of their type, later layers first', () => {
    const values = flagValues(
      { disable_login_apple: true, disable_login_google: true },
      { disable_login_apple: false },
    )
    expect(values).toMatchObject({
      disable_login_apple: false,
      disable_login_google: true,
      enable_global_navigation: true,
    })
    expect(flagValues({ enable_global_navigation: 0, hidden: true, __proto__: { x: 1 } })).toEqual(
      flagValues(),
    )
  })

  test('are told to pages as those that are on', () => {
    expect(flagsOn(flagValues())).toEqual({ enable_global_navigation: true, enable_partner_program: true })
    expect(flagsOn(flagValues({ enable_global_navigation: false, disable_login_email: true }))).toEqual({
      disable_login_email: true,
      enable_partner_program: true,
    })
  })
})

describe('preferences', () => {
  test('are read by name; the last one of a repeated name counts', () => {
    const preferences = readPreferences([
      { name: 'theme', enumValue: 'dark' },
      { name: 'recommendedTopics', stringSetValue: [] },
      { name: 'theme', enumValue: 'light', intValue: null },
    ])
    expect([...(preferences ?? [])]).toEqual([
      ['theme', 'light'],
      ['recommendedTopics', []],
    ])
    expect(readPreferences([])?.size).toBe(0)
  })

  test.each([
    { name: 'unheard-of', booleanValue: true },
    { name: 'toString', stringValue: 'x' },
    { name: 'theme', enumValue: 'sepia' },
    { name: 'readingWidth', enumValue: 'huge' },
    { name: 'readingFont', stringValue: 'sans' },
    { name: 'theme', stringValue: 'dark' },
    { name: 'theme' },
    { name: 'theme', enumValue: 'dark', stringValue: 'dark' },
    { name: 'allowEmailAddressSharingEditorWriter', intValue: 1 },
    { name: 'styleEditorOnboardingVersionSeen', intValue: -1 },
    { name: 'styleEditorOnboardingVersionSeen', intValue: 1.5 },
    { name: 'recommendedTopics', stringSetValue: ['a', 'a'] },
    { name: 'recommendedTopics', stringSetValue: [''] },
    { name: 'recommendedTopics', stringSetValue: Array.from({ length: 51 }, (_, i) => `t${i}`) },
    { name: 'locale', stringValue: 'x'.repeat(36) },
    { name: 'locale', stringValue: '\ud800' },
  ])('with %j among them are invalid', (wrong) => {
    expect(readPreferences([{ name: 'readingTextSize', enumValue: 'large' }, wrong])).toBeUndefined()
  })
})

describe('the cookie of temporary dismissals', () => {
  const NOW = 1_790_000_000_000

  test('is read only by its owner, as long as it lasts', () => {
    const cookie = writeDismissed('a1', { UPSELL: NOW + 90 * DAY, REACTIVATE: NOW + 14 * DAY })
    expect(readDismissed(cookie, 'a1', NOW)).toEqual({ UPSELL: NOW + 90 * DAY, REACTIVATE: NOW + 14 * DAY })
    expect(readDismissed(cookie, 'a1', NOW + 20 * DAY)).toEqual({ UPSELL: NOW + 90 * DAY })
    expect(readDismissed(cookie, 'b2', NOW)).toEqual({})
    expect(cookie).toMatch(/^[\w.~]+$/)
  })

  test.each([
    undefined,
    '',
    'a1',
    'a1~',
    'a1~UPSELL',
    'a1~UPSELL.x',
    'a1~NOTHING.1790000100',
    'a1~UPSELL.99999999999',
    'a1~toString.1',
  ])('says nothing when it is %j', (cookie) => expect(readDismissed(cookie, 'a1', NOW)).toEqual({}))
})

test.each([
  ['payment_expiring:2026-11', true],
  ['a', true],
  ['', false],
  ['_a', false],
  ['a b', false],
  ['é', false],
  ['a'.repeat(64), true],
  ['a'.repeat(65), false],
])('%j can name a dismissal: %s', (flag, can) => expect(isDismissableFlag(flag)).toBe(can))

test('a visitor’s id begins with lo_ and has 12 hex digits', () => {
  expect(isVisitorId('lo_0123456789ab')).toBe(true)
  for (const text of ['0123456789ab', 'lo_0123456789AB', 'lo_0123456789abc', 'xlo_0123456789ab']) {
    expect(isVisitorId(text)).toBe(false)
  }
})

test('the privacy banner is for 28 countries', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const all = letters.flatMap((a) => letters.map((b) => a + b)).filter(hasPrivacyBanner)
  expect(all).toHaveLength(28)
  expect(all).toContain('DE')
  for (const country of ['US', 'CH', 'de', null]) expect(hasPrivacyBanner(country)).toBe(false)
})

test('somebody who asks not to be tracked, by a header or in the browser, isn’t', () => {
  expect(isTrackingAllowed(new Headers())).toBe(true)
  expect(isTrackingAllowed(new Headers({ dnt: '0', 'sec-gpc': '0' }))).toBe(true)
  expect(isTrackingAllowed(new Headers({ dnt: '1' }))).toBe(false)
  expect(isTrackingAllowed(new Headers({ 'sec-gpc': '1' }))).toBe(false)
  expect(mayTrack({ doNotTrack: null })).toBe(true)
  expect(mayTrack({ doNotTrack: '1' })).toBe(false)
  expect(mayTrack({ doNotTrack: 'unspecified', globalPrivacyControl: true })).toBe(false)
})
