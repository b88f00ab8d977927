import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { socialCardUrl } from '../../../schema/rules/images'
import { Database } from '../../../worker/data/database'
import { readCard } from '../../../worker/services/media/make-card'
import { ORIGIN } from '../../factories/endpoint-context'
import { signedIn } from '../../factories/signed-in'
import { createStory, paragraph } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { quote } from './support'

const story = (given: Parameters<typeof createStory>[0] = {}) =>
  createStory({ body: [paragraph('The tide turns around a point.', 'text')], ...given }).then(({ id }) => id)

test('a public highlight has a picture, which previews of its address show', async () => {
  const db = new Database(env.DB)
  const reader = await signedIn()
  const id = await story()
  const cardOf = async (postId: string) => {
    const { data } = await reader.visit.ask(
      'query ($id: ID!) { post(id: $id) { viewerEdge { quotes { id cardUrl } } } }',
      { id: postId },
    )
    const post = data?.post as
      | { viewerEdge: { quotes: { id: string; cardUrl: string | null }[] } }
      | undefined
    return post?.viewerEdge.quotes[0]
  }
  const made = await quote(reader.visit, id, { endOffset: 14 })
  const shown = await cardOf(id)
  const of = { kind: 'quote', id: made.id } as const
  const card = await readCard(db, of)
  expect(card).toMatchObject({ title: 'The tide turns' })
  expect(shown).toEqual({ id: made.id, cardUrl: card && socialCardUrl(of, card) })
  const preview = await newVisit({ agent: 'Twitterbot/1.0' }).get(`/p/${id}/quotes/${made.id}`)
  expect(preview.status).toBe(200)
  expect(await preview.text()).toContain(`<meta property="og:image" content="${ORIGIN}${shown?.cardUrl}"`)
  await quote(reader.visit, id, { endOffset: 14, isPrivate: true })
  expect([await cardOf(id), await readCard(db, of)]).toEqual([{ id: made.id, cardUrl: null }, undefined])
  const locked = await story({ access: 'locked' })
  const hidden = await quote(reader.visit, locked)
  expect(await cardOf(locked)).toMatchObject({ cardUrl: null })
  expect(await readCard(db, { kind: 'quote', id: hidden.id })).toBeUndefined()
  const withheld = await story()
  const there = await quote(reader.visit, withheld)
  expect(await readCard(db, { kind: 'quote', id: there.id })).toMatchObject({ title: 'The t' })
  await env.DB.prepare('UPDATE post SET withheld_in = ?, is_listed = 0 WHERE id = ?')
    .bind('{"DE":"§ 1"}', withheld)
    .run()
  expect(await cardOf(withheld)).toMatchObject({ cardUrl: null })
  expect(await readCard(db, { kind: 'quote', id: there.id })).toBeUndefined()
})
