import { expect, test } from 'vitest'
import { frameId } from '../../../worker/services/media/stored-frames'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'
import { createToken } from '../access-token/support'

/* docs/rules/stories.md, "Embeds". */

const FILM = 'https://player.vimeo.com/video/76979871'
const visitor = newVisit({ env: { ENVIRONMENT: 'production' } })

test('a frame of a published story has an address, and leads where it comes from', async () => {
  const { visit, user } = await signedIn()
  const { token } = await createToken(visit)
  const id = await frameId(FILM)
  const send = async (publishStatus: string) => {
    const response = await visitor.send(`/v1/users/${user.id}/posts`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        title: 'A film',
        contentFormat: 'html',
        content: `<p>Look.</p><iframe src="${FILM}" title="Low water" width="640" height="360"></iframe>`,
        publishStatus,
      }),
    })
    return response.status
  }
  const statuses = async () => [
    (await visitor.get(`/media/${id}`)).status,
    (await visitor.get(`/media/${id}/href`)).status,
  ]
  expect(await send('draft')).toBe(201)
  expect(await statuses()).toEqual([404, 404])
  expect([await send('public'), await send('public')]).toEqual([201, 201])
  expect(await statuses()).toEqual([200, 302])

  const page = await visitor.get(`/media/${id}`)
  const text = await page.text()
  expect(text).toContain(`<iframe src="${FILM}"`)
  expect(text).toContain('Embedded from Vimeo')
  expect(page.headers.get('content-security-policy')).not.toContain("frame-ancestors 'none'")
  expect((await visitor.get(`/media/${id}/href`)).headers.get('location')).toBe(FILM)
  const { data } = await visit.ask('query ($a: String!) { frameOf(address: $a) { id provider } }', {
    a: 'https://vimeo.com/76979871',
  })
  expect(data?.frameOf).toEqual({ id, provider: 'Vimeo' })
})

test.each(['00000000000000000000', '%00', 'x'.repeat(2000)])('%s is no frame', async (id) => {
  expect((await visitor.get(`/media/${id}`)).status).toBe(404)
})
