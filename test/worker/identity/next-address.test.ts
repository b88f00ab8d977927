import { describe, expect, test } from 'vitest'
import { nextAddress } from '../../../worker/endpoints/identity/next-address'
import { providerAnswer } from '../../../worker/services/identity/providers/answer'
import {
  expiredLink,
  notConnected,
  notSignedIn,
  unknownAccount,
} from '../../../worker/services/identity/sign-in-failures'
import { fail, ok } from '../../../worker/services/result'
import { parseInput } from '../../../worker/services/use-case'
import { expectOk } from '../../support/expect-ok'

const MAIN = 'https://quire.example'
const wanted = { operation: 'register', redirect: '/tag/sea' } as const

describe('the address where the browser goes next', () => {
  test('is the one that the use case gives', () => {
    expect(nextAddress(ok('https://elsewhere.example/x'), MAIN)).toBe('https://elsewhere.example/x')
  })

  test.each([
    [
      'is the sign-in page with the error and what was wanted',
      notSignedIn('EMAIL_TAKEN', wanted),
      '/m/signin?operation=register&redirectUrl=%2Ftag%2Fsea&error=EMAIL_TAKEN',
    ],
    [
      'is the sign-in page without an error for somebody who declined',
      notSignedIn(null, { redirect: null }),
      '/m/signin',
    ],
    [
      'is the security settings with the error',
      notConnected('ACCOUNT_TAKEN'),
      '/me/settings/security?error=ACCOUNT_TAKEN',
    ],
    [
      'is the security settings without an error for somebody who declined',
      notConnected(null),
      '/me/settings/security',
    ],
    [
      'is the page for an account that nobody knows here',
      unknownAccount('/tag/sea'),
      '/unrecognized-account?redirectUrl=%2Ftag%2Fsea',
    ],
    ['is the sign-in page that offers a new link', expiredLink('login'), '/m/signin?operation=expired-link'],
    [
      'is the sign-in page that offers a new link to where somebody wanted to go',
      expiredLink('login', `${MAIN}/tag/sea`),
      '/m/signin?operation=expired-link&redirectUrl=https%3A%2F%2Fquire.example%2Ftag%2Fsea',
    ],
    [
      'is the sign-in page, and then the settings, for somebody who has to sign in again to connect',
      fail('SIGN_IN_AGAIN', 'Sign in again.'),
      '/m/signin?redirectUrl=%2Fme%2Fsettings%2Fsecurity',
    ],
    [
      'is the settings for somebody who may not connect at all',
      fail('FORBIDDEN', 'Not while you act as somebody else.'),
      '/me/settings/security?error=UNKNOWN',
    ],
    [
      'is the sign-in page for a request that can’t be read',
      fail('BAD_REQUEST', 'This value can’t be used here.'),
      '/m/signin?error=PROVIDER_FAILED',
    ],
  ])('%s', (_, failure, path) => {
    expect(nextAddress(failure, MAIN)).toBe(MAIN + path)
  })
})

test('a provider’s answer keeps the known parameters, repeated ones too, without those that are too long', () => {
  const answer = new URLSearchParams([
    ['code', 'a'],
    ['code', 'b'],
    ['state', 'c'],
    ['scope', 'openid'],
    ['user', 'x'.repeat(2001)],
  ])
  expect(expectOk(parseInput(providerAnswer, answer)).toString()).toBe('code=a&code=b&state=c')
})
