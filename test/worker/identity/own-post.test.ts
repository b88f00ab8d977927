import { expect, test } from 'vitest'
import { isOwnPost } from '../../../worker/endpoints/identity/own-post'

const HERE = new URL('https://quire.example/m/callback/email')

test.each<[Record<string, string>, boolean]>([
  [{ origin: 'https://quire.example' }, true],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'https://aiko.quire.example', 'sec-fetch-site': 'same-site' }, false],
  [{ origin: 'null' }, false],
  // A program, which has no pages.
  [{}, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
])('a POST with %j: ours is %s', (headers, expected) => {
  expect(isOwnPost(new Request(HERE, { method: 'POST', headers }), HERE)).toBe(expected)
})
