import { describe, expect, it } from 'vitest'
import { cookieOf, hasSession, xsrfOf } from '../../schema/rules/session'

describe('a session', () => {
  it.each([
    '__Host-session=abc',
    'theme=dark; __Host-session=abc',
    'a=1;__Host-session=',
    '__Host-session=a=b; x=1',
  ])('exists: %s', (cookies) => expect(hasSession(cookies)).toBe(true))

  it.each([
    null,
    '',
    'session=abc',
    'x__Host-session=abc',
    'a=__Host-session=abc',
    '__Host-session',
    'a=1;;',
  ])('doesn’t exist: %s', (cookies) => expect(hasSession(cookies)).toBe(false))
})

describe('a cookie', () => {
  it('is the first of its name, without the white space around it', () => {
    expect(cookieOf('a=1; b = 2 ;b=3', 'b')).toBe('2')
    expect(cookieOf('a=1', 'b')).toBeUndefined()
  })

  it.each(['\u00a0', '\u2003', '\ufeff', '\u3000', '\u2028', '\v', '\f', '\r'])(
    'of another name is another, whatever looks like white space before it: %j',
    (space) => {
      const tossed = `${space}__Host-session=theirs`
      expect(hasSession(tossed)).toBe(false)
      expect(cookieOf(`${tossed}; __Host-session=mine`, '__Host-session')).toBe('mine')
      expect(cookieOf(`__Host-session${space}=theirs`, '__Host-session')).toBeUndefined()
    },
  )
})

describe('the xsrf value', () => {
  it('is decoded', () => expect(xsrfOf('xsrf=a%2Fb')).toBe('a/b'))
  it.each(['', 'xsrf=', 'axsrf=1'])('is missing: %s', (cookies) => expect(xsrfOf(cookies)).toBeUndefined())
})
