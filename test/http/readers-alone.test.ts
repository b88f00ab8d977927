import { expect, test } from 'vitest'
import { addressOf } from '../support/addresses'
import { ask } from '../support/http'
import { READERS_ALONE } from '../support/pages'
import { sessionCookie } from '../support/session-cookie'

test.each([...READERS_ALONE])('%s has no page yet, not even for its editor', async (route) => {
  const { name, value } = sessionCookie('maren')
  const { status } = await ask(addressOf(route), { headers: { cookie: `${name}=${value}` } })
  // Once it has one, it leaves the list and is tested like every other page.
  expect(status).toBe(404)
})
