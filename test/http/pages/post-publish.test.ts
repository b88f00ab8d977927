import { expect, test } from 'vitest'
import { addressOf } from '../../support/addresses'
import { ask } from '../../support/http'
import { cookiesOf } from '../../support/session-cookie'

test('post-publish names the story to its writer, and exists for nobody else', async () => {
  const path = addressOf('PublishPost')
  const { status, text, headers } = await ask(path, { headers: cookiesOf('maren') })
  expect(status).toBe(200)
  expect(text).toMatch(/<title>Publishing The tide turns around a point/)
  expect(text).toMatch(/<meta name="robots" content="noindex/)
  expect(text).toContain('Publish your changes')
  expect(headers.get('cache-control')).toMatch(/private|no-store/)
  expect((await ask(path, { headers: cookiesOf('reader') })).status).toBe(404)
})
