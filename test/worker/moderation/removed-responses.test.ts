import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { DAY } from '../../../schema/rules/time-units'
import { NOON } from '../../factories/ids'
import { createStory } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { established, listed, respond } from '../response/support'
import { decide, RESTORE, signStaffIn, TAKE_DOWN } from '../site/support/moderators'
import { withWebhook } from '../webhook/support'

beforeAll(signStaffIn)

test('the pages that show a response are purged when it is taken down, and when it is back', async () => {
  const [ada, eve] = [await established(), await established()]
  const story = await createStory()
  const first = await respond(ada.visit, story.id, 'First')
  const { id } = await respond(eve.visit, first.id, 'An answer')
  for (const [mutation, count] of [
    [TAKE_DOWN, 1],
    [RESTORE, 2],
  ] as const) {
    await env.DB.exec('DELETE FROM purge_outbox')
    await decide(mutation, id)
    expect((await listed(newVisit(), story.id)).count).toBe(count)
    const { results } = await env.DB.prepare('SELECT tag FROM purge_outbox').all<{ tag: string }>()
    expect(results.map(({ tag }) => tag).toSorted()).toEqual(
      [`post-${id}`, ...[story.id, first.id, eve.user.id].map((of) => `responses-${of}`)].toSorted(),
    )
  }
})

test('webhooks aren’t told of a response as of a story', async () => {
  const { visit } = await withWebhook({}, { createdAt: NOON - 30 * DAY })
  const { id } = await respond(visit, (await createStory()).id, 'Hello')
  await decide(TAKE_DOWN, id)
  await decide(RESTORE, id)
  const { results } = await env.DB.prepare('SELECT event FROM webhook_delivery').all()
  expect(results).toEqual([])
})
