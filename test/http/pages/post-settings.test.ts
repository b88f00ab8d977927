import { expect, test } from 'vitest'
import { addressOf } from '../../support/addresses'
import { ask } from '../../support/http'
import { cookiesOf } from '../../support/session-cookie'

test('post-settings shows a story’s settings to its writer, and exists for nobody else', async () => {
  const path = addressOf('ShowPostSettings')
  const { status, text, headers } = await ask(path, { headers: cookiesOf('maren') })
  expect(status).toBe(200)
  expect(text).toMatch(/<title>Settings of The tide turns around a point/)
  expect(text).toMatch(/<meta name="robots" content="noindex/)
  // The form is shown without another request.
  expect(text).toMatch(/name="listTitle"/)
  expect(text).toMatch(/name="tags"[^>]*value="[^"]*Ocean/)
  expect(headers.get('cache-control')).toMatch(/private|no-store/)
  expect((await ask(path, { headers: cookiesOf('reader') })).status).toBe(404)
})
