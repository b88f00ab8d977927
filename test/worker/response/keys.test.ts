import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createStory } from '../../factories/story'
import { edit, established, listed, respond } from './support'

test('other words with a key that was sent are refused, and the same are published whatever happens since', async () => {
  const { id } = await createStory()
  const { visit } = await established()
  const one = await respond(visit, id, 'Hello *there*', 'once')
  expect(await respond(visit, id, 'Hello, Ada', 'once')).toMatchObject({ code: 'CONFLICT' })
  const both = await Promise.all(['So', 'Or so'].map((text) => respond(visit, id, text, 'both')))
  expect(both.map(({ code }) => code).toSorted()).toEqual(['CONFLICT', undefined])
  await edit(visit, one.id, 'Changed since')
  await env.DB.prepare('UPDATE post SET responses_closed = 1 WHERE id = ?').bind(id).run()
  expect(await respond(visit, id, 'Hello *there*', 'once')).toMatchObject({ id: one.id })
  expect(await respond(visit, id, 'Hello *there*', 'another')).toMatchObject({ code: 'FORBIDDEN' })
  expect((await listed(visit, id)).count).toBe(2)
})
