import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import recount from '../../../migrations/main/0046_recount_responses.sql?raw'
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

test('who was suspended before that is counted rightly once the migration has run, however often', async () => {
  const eve = await established()
  const ada = await established()
  const story = await createStory()
  const list = await createCatalog({ creatorId: ada.user.id, visibility: 0 })
  const first = await respond(ada.visit, story.id, 'First')
  await respond(eve.visit, first.id, 'An answer')
  await respond(eve.visit, story.id, 'Another')
  await respondToList(eve.visit, list.id, 'To the list')
  await env.DB.prepare('UPDATE user SET is_suspended = 1 WHERE id = ?').bind(eve.user.id).run()
  const counts = async () => {
    const { results } = await env.DB.prepare(
      'SELECT response_count AS count FROM post WHERE id IN (?, ?) ORDER BY id = ?',
    )
      .bind(story.id, first.id, first.id)
      .all<{ count: number }>()
    return [...results.map(({ count }) => count), await responsesOfList(list.id)]
  }
  expect(await counts()).toEqual([3, 1, 1])
  for (const _ of [1, 2]) {
    for (const statement of recount.split('--> statement-breakpoint')) await env.DB.prepare(statement).run()
    expect(await counts()).toEqual([1, 0, 0])
  }
  await decide(UNSUSPEND, eve.user.id)
  expect(await counts()).toEqual([3, 1, 1])
})
