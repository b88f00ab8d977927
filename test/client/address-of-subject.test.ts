import { expect, test } from 'vitest'
import { addressOfSubject } from '../../client/pages/internal-status/address-of-subject'

test.each([
  ['@Maren', '/_/admin/users/@maren'],
  ['https://quire.example/@maren', '/_/admin/users/@maren'],
  ['https://quire.example/@maren/?source=mail', '/_/admin/users/@maren'],
  ['https://quire.example/tidewater/the-tide-30bc6137f8d2#comments', '/_/admin/v2/posts/30bc6137f8d2'],
  [' 30bc6137f8d2 ', '/_/admin/v2/posts/30bc6137f8d2'],
  ['https://quire.example/@maren/list/by-the-water-30bc6137f8d2', '/_/admin/lists/30bc6137f8d2'],
  ['https://quire.example/Tidewater', '/_/admin/publications/tidewater'],
  ['/tidewater?source=mail', '/_/admin/publications/tidewater'],
  ['maren', undefined],
  ['', undefined],
  ['/'.repeat(10_000), undefined],
])('%o leads to %o', (typed, address) => {
  expect(addressOfSubject(typed)?.replace('%40', '@')).toBe(address)
})
