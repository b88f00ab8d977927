import { describe, expect, test } from 'vitest'
import { isOnceMore } from '../../../client/pages/sign-in/once-more'

describe('who is signed in and comes to sign in', () => {
  test.each(['/me/settings', '/me/settings/security', '/me/settings/security?error=UNKNOWN', '/password'])(
    'shows once more who they are before %s',
    (path) => {
      expect(isOnceMore(path, null)).toBe(true)
    },
  )
  test('is led on while they have shown it not long ago', () => {
    expect(isOnceMore('/me/settings/security', Date.now())).toBe(false)
  })
  test.each([
    undefined,
    '',
    '/',
    '/tag/ocean',
    'https://elsewhere.example/me/settings',
    '//me/settings',
    'me',
  ])('is led on to %s', (path) => {
    expect(isOnceMore(path, null)).toBe(false)
  })
  test('is led on when nobody can say how long ago it was', () => {
    expect(isOnceMore('/password', undefined)).toBe(false)
  })
})
