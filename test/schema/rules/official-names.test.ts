import { expect, test } from 'vitest'
import { isReservedUsername, usernameFrom } from '../../../schema/rules/username'

test.each(['quire', 'support', 'www', 'admin', 'help', 'security', 'Staff'])(
  'nobody is called %s, which would speak for the site',
  (name) => {
    expect(isReservedUsername(name)).toBe(true)
    expect(usernameFrom(name)).toBe('reader')
  },
)

test('a name that only begins like one of those is anybody’s', () => {
  expect(isReservedUsername('adminah')).toBe(false)
  expect(usernameFrom('Helpful Rosa')).toBe('helpful.rosa')
})
