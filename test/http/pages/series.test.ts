import { expect, test } from 'vitest'
import { seriesWording } from '../../../schema/wording/series'
import { addressOf } from '../../support/addresses'
import { ask } from '../../support/http'
import { cookiesOf } from '../../support/session-cookie'

test('series has its parts, its card and, for its writer, the way to edit it', async () => {
  const path = addressOf('ShowSequence')
  const { status, text } = await ask(path)
  expect(status).toBe(200)
  expect([...text.matchAll(/Part (\d):/g)].map(([, number]) => number)).toEqual(['1', '2', '3', '4'])
  const [, card = ''] = /property="og:image" content="([^"]*)"/.exec(text) ?? []
  expect(card).toMatch(/\/_\/image\/card-[0-9a-f]{8}\/sequence-[0-9a-f]{12}$/)
  // The card is the one that the page promises: another version would redirect.
  expect((await ask(new URL(card).pathname)).status).toBe(200)
  expect(text).not.toContain(seriesWording.edit)
  const own = await ask(path, { headers: cookiesOf('maren') })
  expect(own.text).toContain(`href="${path}/edit"`)
})
