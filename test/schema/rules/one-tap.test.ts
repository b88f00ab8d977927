import { expect, test } from 'vitest'
import { ONE_TAP_REST, type OneTapInput, offersOneTap } from '../../../schema/rules/one-tap'

const READER: OneTapInput = {
  isLoggedIn: false,
  isBot: false,
  isOn: true,
  isOnForSubdomains: false,
  table: 'default',
  page: 'post',
  width: 1280,
  isTouch: false,
  dismissedAt: undefined,
  now: 1_800_000_000_000,
}

test.each(['home-lo', 'post', 'user-profile', 'publication-profile'])('one-tap is offered on %s', (page) => {
  expect(offersOneTap({ ...READER, page })).toBe(true)
})

test.each<[string, Partial<OneTapInput>]>([
  ['while it is off', { isOn: false }],
  ['to people who are signed in', { isLoggedIn: true }],
  ['to bots', { isBot: true }],
  ['on other pages', { page: 'sign-in' }],
  ['before a page is shown', { page: undefined }],
  ['on small windows', { width: 727 }],
  ['on phones', { isTouch: true }],
  ['on people’s hosts, unless it is on there', { table: 'user' }],
  ['on publications’ own hosts', { table: 'publication', isOnForSubdomains: true }],
  ['within a week of being put away', { dismissedAt: READER.now - ONE_TAP_REST + 1 }],
])('one-tap isn’t offered %s', (_, change) => {
  expect(offersOneTap({ ...READER, ...change })).toBe(false)
})

test('one-tap is offered again after a week, and on subdomains where it is on', () => {
  expect(offersOneTap({ ...READER, dismissedAt: READER.now - ONE_TAP_REST })).toBe(true)
  expect(offersOneTap({ ...READER, table: 'user', isOnForSubdomains: true })).toBe(true)
})
