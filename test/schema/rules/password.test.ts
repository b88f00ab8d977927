import { describe, expect, test } from 'vitest'
import {
  MAX_PASSWORD,
  MIN_PASSWORD,
  normalizedPassword,
  passwordProblem,
} from '../../../schema/rules/password'

const owner = { email: 'mira.lind@example.org', username: 'miralind77', name: 'Mira Lindström' }
const problem = (password: string) => passwordProblem(password, owner)

describe('the length of a password', () => {
  test('is 10 to 128 characters', () => {
    const long = `${'kv7'.repeat(50)}Qx2 zu9`
    expect(problem('fig tree 7')).toBeUndefined()
    expect(problem('fig tree7')).toBe('PASSWORD_TOO_SHORT')
    expect(problem(`walnut ${long}`.slice(0, MAX_PASSWORD))).toBeUndefined()
    expect(problem(`walnut ${long}`.slice(0, MAX_PASSWORD + 1))).toBe('PASSWORD_TOO_LONG')
  })

  test('counts characters as people do, not as strings are kept', () => {
    const emoji = ['🦊', '🌲', '🪵', '🧭', '🕯️', '📚', '🖋️', '🧵', '🪡', '🫖']
    expect(problem(emoji.slice(0, 5).join(''))).toBe('PASSWORD_TOO_SHORT')
    expect(problem(emoji.join(''))).toBeUndefined()
    expect(problem('🦊🌲🪵🧭🕯'.repeat(25))).toBeUndefined()
    expect(problem('🦊🌲🪵🧭🕯'.repeat(26))).toBe('PASSWORD_TOO_LONG')
  })

  test('of megabytes is refused without being counted', () => {
    expect(problem('a1 '.repeat(1_000_000))).toBe('PASSWORD_TOO_LONG')
  })

  test('is that after normalising', () => {
    const ligatures = 'ﬃﬃﬃﬃ'
    expect([...ligatures].length).toBeLessThan(MIN_PASSWORD)
    expect(problem(`${ligatures}xyzp`)).toBeUndefined()
  })
})

test('a password is the same however a keyboard puts it together', () => {
  expect(normalizedPassword('Zu\u0308rich am See')).toBe(normalizedPassword('Z\u00fcrich am See'))
  expect(normalizedPassword('\uff46\uff49\uff47 tree')).toBe('fig tree')
  expect(() => new TextEncoder().encode(normalizedPassword('half of a pair: \ud83d'))).not.toThrow()
})

describe('refused is', () => {
  test.each([
    'mira.lind@example.org',
    'MIRA.LIND@EXAMPLE.ORG',
    'mira.lind2026!',
    'miralind77',
    '!!miralind77!!',
    'Mira Lindström',
    'miralindström1',
    'miralind77miralind77',
  ])('what everybody knows of its owner: %s', (password) => {
    expect(problem(password)).toBe('PASSWORD_IS_YOURS')
  })

  test.each([
    'password123',
    'Password2026!',
    'P@ssw0rd1234',
    'passwordpassword',
    '1234567890',
    '0987654321',
    '12345678901234567890',
    'qwertyuiop',
    'qwertyuiop123',
    'poiuytrewq',
    'abcdefghijkl',
    'aaaaaaaaaaaa',
    'ababababababab',
    '..........',
    'iloveyou!!!!',
    'Welcome12345',
    'letmein-letmein',
    'correct horse battery staple',
  ])('what anybody would try first: %s', (password) => {
    expect(problem(password)).toBe('PASSWORD_TOO_COMMON')
  })
})

test.each([
  'walnut-bridge-41',
  'Mira likes old atlases',
  'passing words over the river',
  'тихая река под мостом',
  '静かな川の上の古い橋の灯り',
  '7f3k 9q2m x',
])('a password that nobody would try first may be had: %s', (password) => {
  expect(problem(password)).toBeUndefined()
})

test('an owner of whom little is known refuses no password for it', () => {
  expect(passwordProblem('walnut-bridge-41', { email: null, username: 'm', name: 'W' })).toBeUndefined()
})
