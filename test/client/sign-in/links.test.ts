import { describe, expect, test } from 'vitest'
import { callbackLink, oneTapLink, providerLink, redirectAfter } from '../../../client/features/sign-in/links'
import { readSignInHash, readSignInLink, withRedirect } from '../../../client/features/sign-in/ways-in'
import { PROVIDER_NAMES } from '../../../schema/rules/identity'

const MAIN = 'https://quire.example'
const HERE = `${MAIN}/tidewater/a-story-30bc6137f8d2?topic=ocean`

describe('where somebody goes after signing in', () => {
  const site = { here: HERE, mainOrigin: MAIN }
  test.each([
    ['the page that they are on, when nothing is said', undefined, HERE],
    ['a path', '/me/settings', '/me/settings'],
    [
      'an address elsewhere, which the worker judges',
      'https://aiko.quire.example/',
      'https://aiko.quire.example/',
    ],
    ['a path that only looks like one of signing in', '/me', '/me'],
  ])('is %s', (_, wanted, expected) => {
    expect(redirectAfter(wanted, site)).toBe(expected)
  })

  test.each([
    '/m/signin',
    '/m',
    '/m/callback/email?token=x',
    `${MAIN}/m/signin`,
    '//quire.example/m/x',
    'https://',
  ])('is nothing for %s', (wanted) => {
    expect(redirectAfter(wanted, site)).toBeUndefined()
  })

  test('is nothing on the page of signing in itself', () => {
    expect(redirectAfter(undefined, { here: `${MAIN}/m/signin`, mainOrigin: MAIN })).toBeUndefined()
  })

  test('is a path of the main host while the page’s own address isn’t known', () => {
    expect(redirectAfter('/me', { here: '', mainOrigin: MAIN })).toBe('/me')
  })
})

describe('a provider’s link', () => {
  test.each([
    ['google', '/m/connect/google'],
    ['facebook', '/m/connect/facebook'],
    ['apple', '/m/start-auth/apple'],
    ['twitter', '/m/account/authenticate-twitter'],
  ] as const)('of %s begins with %s and says what it is about', (provider, path) => {
    const link = new URL(
      providerLink(provider, {
        operation: 'register',
        redirect: HERE,
        entry: 'post_page',
        actionUrl: '/p/1?x=1&y=2',
        token: 'a.b',
      }),
      MAIN,
    )
    expect(link.pathname).toBe(path)
    expect(Object.fromEntries(link.searchParams)).toEqual({
      operation: 'register',
      redirectUrl: HERE,
      source: 'post_page',
      actionUrl: '/p/1?x=1&y=2',
      token: 'a.b',
    })
  })

  test('leaves out what isn’t known', () => {
    for (const provider of PROVIDER_NAMES) {
      expect(providerLink(provider, { operation: 'login' })).toMatch(/^\/m\/[\w/-]+\?operation=login$/)
    }
  })
})

test('a token goes to the callback, with the product’s slug as its state', () => {
  expect(callbackLink('t/+=', 'login', { mainOrigin: MAIN, productName: 'Blue Quire' })).toBe(
    `${MAIN}/m/callback/authenticate?token=t%2F%2B%3D&operation=login&state=blue-quire`,
  )
})

test('one-tap’s token stands behind the #', () => {
  const link = new URL(
    oneTapLink({ operation: 'login', redirect: HERE, idToken: 'x.y.z', token: 'a.b' }),
    MAIN,
  )
  expect(link.pathname).toBe('/m/callback/google')
  expect(link.search).not.toContain('x.y.z')
  expect(Object.fromEntries(new URLSearchParams(link.hash.slice(1)))).toEqual({
    state: 'a.b',
    id_token: 'x.y.z',
  })
})

describe('a link to the page of signing in', () => {
  test.each([
    ['/m/signin', { operation: 'login', redirectTo: undefined }],
    ['/m/signin?operation=register', { operation: 'register', redirectTo: undefined }],
    ['/m/signin?redirectUrl=%2Fme', { operation: 'login', redirectTo: '/me' }],
    [
      '/m/signin?operation=register&actionUrl=%2Fp%2F1%3Fx%3D1&susiEntry=discount_plans',
      { operation: 'register', actionUrl: '/p/1?x=1', susiEntry: 'discount_plans' },
    ],
    // What can’t be the name of an entry is none.
    ['/m/signin?susiEntry=a%20b', { operation: 'login' }],
  ])('%s opens the modal', (path, asked) => {
    expect(readSignInLink(MAIN + path, MAIN)).toEqual(asked)
  })

  test.each([
    `${MAIN}/m/signin?operation=link&token=x`,
    `${MAIN}/m/signin?operation=two-factor`,
    `${MAIN}/m/signinx`,
    'https://other.example/m/signin',
    'mailto:a@b.example',
  ])('%s doesn’t', (address) => {
    expect(readSignInLink(address, MAIN)).toBeUndefined()
  })

  test('followed on another host of ours leads back there, unless it says where', () => {
    const there = 'https://aiko.quire.example/a?b=c'
    expect(withRedirect(`${MAIN}/m/signin?operation=register`, there)).toBe(
      `${MAIN}/m/signin?operation=register&redirectUrl=${encodeURIComponent(there)}`,
    )
    const said = `${MAIN}/m/signin?redirectUrl=%2Fme`
    expect(withRedirect(said, there)).toBe(said)
  })
})

test.each([
  ['#signin', 'login'],
  ['#SIGNIN_OPTIONS', 'login'],
  ['#signup', 'register'],
  ['#SIGNUP_OPTIONS', 'register'],
  ['#constructor', undefined],
  ['#content', undefined],
  ['', undefined],
])('the hash “%s” opens %s', (hash, operation) => {
  expect(readSignInHash(hash)?.operation).toBe(operation)
})

test('a hash can say what a link can', () => {
  expect(readSignInHash('#signup?susiEntry=newsletter_promo&actionUrl=%2Fp%2F1&redirectUrl=%2Fme')).toEqual({
    operation: 'register',
    susiEntry: 'newsletter_promo',
    actionUrl: '/p/1',
    redirectTo: '/me',
  })
})
