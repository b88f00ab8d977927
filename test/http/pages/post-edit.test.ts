import { expect, test } from 'vitest'
import { addressOf } from '../../support/addresses'
import { ask } from '../../support/http'

test('post-edit shows what it promises', async () => {
  const { status } = await ask(addressOf('NewPost'))
  expect(status).toBe(200)
  expect.fail('Say here what a reader finds on the page.')
})
