import { expect, test } from 'vitest'
import { userHighlightsWording as wording } from '../../../schema/wording/user-highlights'
import { ask } from '../../support/http'
import { cookiesOf } from '../../support/session-cookie'

const PATH = '/@reader/highlights'
const PRIVATE = 'The report survived because it had been posted.'
const PUBLIC = 'Move ten metres to the side and you have a different sea.'

test('a person’s highlights are on their profile, the private ones for themselves alone', async () => {
  const own = await ask(PATH, { headers: cookiesOf('reader') })
  expect(own.status).toBe(200)
  for (const words of [PRIVATE, PUBLIC, wording.isPrivate]) expect(own.text).toContain(words)
  for (const headers of [cookiesOf('maren'), {}]) {
    const { text } = await ask(PATH, { headers })
    expect(text).toContain(PUBLIC)
    expect(text).not.toContain(PRIVATE)
  }
  const page = await ask(`${PATH}?q=metres`, { headers: cookiesOf('reader') })
  expect(page.text).toContain(PUBLIC)
  expect(page.text).not.toContain(PRIVATE)
  expect((await ask(`${PATH}?q=nobodywrotethis`)).text).toContain(wording.noneFound)
})
