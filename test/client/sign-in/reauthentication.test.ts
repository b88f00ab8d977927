import { describe, expect, test } from 'vitest'
import { isReauthentication } from '../../../client/pages/sign-in/reauthentication'

describe('a signed-in person at the sign-in page', () => {
  test.each(['/me/settings', '/me/settings/security', '/me/settings/security?error=UNKNOWN', '/password'])(
    'proves their identity again before %s',
    (path) => {
      expect(isReauthentication(path, null)).toBe(true)
    },
  )
  test('is sent on after a recent sign-in', () => {
    expect(isReauthentication('/me/settings/security', Date.now())).toBe(false)
  })
  test.each([
    undefined,
    '',
    '/',
    '/tag/ocean',
    'https://elsewhere.example/me/settings',
    '//me/settings',
    'me',
  ])('is sent on to %s', (path) => {
    expect(isReauthentication(path, null)).toBe(false)
  })
  test('is sent on if the time of the last sign-in is unknown', () => {
    expect(isReauthentication('/password', undefined)).toBe(false)
  })
})
