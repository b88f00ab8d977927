import { expect, test } from 'vitest'
import { linkTo } from '../../../schema/routes/links'
import { DEMO } from '../../support/addresses'
import { ask } from '../../support/http'
import { cookiesOf } from '../../support/session-cookie'

const id = DEMO.story.slice(-12)
const path = linkTo('ShareSuccess', {}, { query: { p: id } })

test('share-success has a story’s link and the ways to share it, without script', async () => {
  const { status, text } = await ask(path)
  expect(status).toBe(200)
  expect(text).toContain('Share this story')
  expect(text).toMatch(new RegExp(`value="[^"]*${DEMO.story}"`))
  for (const channel of ['twitter', 'facebook', 'linkedIn', 'email'])
    expect(text).toContain(`href="/p/${id}/share/${channel}"`)
  expect(text).not.toContain('What happens next')
})

test('share-success tells its writer what happens next', async () => {
  const { text } = await ask(path, { headers: cookiesOf('maren') })
  expect(text).toContain('Your story is published')
  expect(text).toContain('What happens next')
  expect(text).toContain(`href="/p/${id}/settings"`)
})

test('share-success thanks where there is no story to share', async () => {
  for (const address of ['/m/share/success', '/m/share/success?p=000000000000', '/m/share/success?p=no'])
    expect((await ask(address)).text).toContain('Thanks for sharing')
})
