import { expect, test } from 'vitest'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

const titleOf = (html: string): string => /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1] ?? ''

test.each([
  ['/m/goodbye', 'Goodbye, and thank you for reading.'],
  ['/unrecognized-account', 'We don’t recognize this account.'],
  ['/suspended', 'This account is suspended.'],
  ['/not-available', 'This isn’t available where you are.'],
])('%s is a page for everybody, and isn’t indexed', async (path, title) => {
  const response = await newVisit().get(path)
  const html = await response.text()
  expect([response.status, titleOf(html)]).toEqual([200, title])
  expect(html).toMatch(/<meta name="robots" content="noindex/)
})

test.each(['/get-started', '/welcome', '/m/getting-started'])('%s leads to the topics', async (path) => {
  const user = await createUser()
  const visit = newVisit()
  await visit.signIn(user.id)
  const { url, response } = await visit.follow(path)
  expect(new URL(url).pathname).toBe('/get-started/topics')
  expect(titleOf(await response.text())).toBe('What do you like to read about?')
  const visitor = await newVisit().follow(path)
  expect(new URL(visitor.url).pathname).toBe('/m/signin')
})
