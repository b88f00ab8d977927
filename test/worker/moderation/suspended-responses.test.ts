import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { createCatalog } from '../../factories/catalog'
import { createStory } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { established, listed, respond, respondToList, withResponse } from '../response/support'
import { decide, SUSPEND, signStaffIn, UNSUSPEND } from '../site/support/moderators'

beforeAll(signStaffIn)

const responsesOfList = (id: string) =>
  env.DB.prepare('SELECT response_count FROM catalog WHERE id = ?').bind(id).first('response_count')

test('responses of somebody who is suspended don’t count, and count again afterwards', async () => {
  const eve = await established()
  const ada = await established()
  const story = await createStory()
  const list = await createCatalog({ creatorId: ada.user.id, visibility: 0 })
  const first = await respond(eve.visit, story.id, 'First')
  const deleted = await respond(eve.visit, story.id, 'Deleted before')
  await withResponse(eve.visit, 'deletePost', deleted.id)
  const answer = await respond(ada.visit, first.id, 'An answer')
  await respond(eve.visit, answer.id, 'An answer to that')
  await respondToList(eve.visit, list.id, 'To the list')
  const reader = newVisit()
  const counts = async () => [
    (await listed(reader, story.id)).count,
    (await listed(reader, answer.id)).count,
    await responsesOfList(list.id),
  ]
  expect(await counts()).toEqual([3, 1, 1])
  await env.DB.exec('DELETE FROM purge_outbox')
  await decide(SUSPEND, eve.user.id)
  expect(await counts()).toEqual([1, 0, 0])
  const { results } = await env.DB.prepare('SELECT tag FROM purge_outbox').all<{ tag: string }>()
  expect(results.map(({ tag }) => tag)).toEqual(
    expect.arrayContaining([`responses-${story.id}`, `responses-${answer.id}`, `responses-${list.id}`]),
  )
  // The answer hangs on the place of what it answers.
  expect(await listed(reader, story.id)).toMatchObject({ ids: [], gone: [first.id] })
  expect((await listed(reader, answer.id)).ids).toEqual([])
  await decide(UNSUSPEND, eve.user.id)
  expect(await counts()).toEqual([3, 1, 1])
})
