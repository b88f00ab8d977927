import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createStory } from '../../factories/story'
import { decide, established, respond, withResponse } from './support'

/** The tags of what was to be purged since the last time. */
async function purged(): Promise<Set<unknown>> {
  const { results } = await env.DB.prepare('SELECT tag FROM purge_outbox').all()
  await env.DB.exec('DELETE FROM purge_outbox')
  return new Set(results.map(({ tag }) => tag))
}

test('the pages of a whole thread follow when it is hidden or shown, and only those of its first response when that is deleted', async () => {
  const [writer, ada, ben, cem] = await Promise.all([
    established(),
    established(),
    established(),
    established(),
  ])
  const story = await createStory({ creatorId: writer.user.id })
  const first = await respond(ada.visit, story.id, 'First')
  const second = await respond(ben.visit, first.id, 'An answer')
  await respond(cem.visit, second.id, 'An answer to that')
  const pages = [story, first, second, ada.user, ben.user, cem.user].map(({ id }) => `responses-${id}`)
  await purged()
  for (const name of ['hidePostResponseOnParentPost', 'unhidePostResponseOnParentPost'] as const) {
    await decide(writer.visit, name, story.id, first.id)
    expect(await purged()).toEqual(new Set([`post-${first.id}`, ...pages]))
  }
  await withResponse(ada.visit, 'deletePost', first.id)
  expect(await purged()).toEqual(
    new Set([`post-${first.id}`, `responses-${story.id}`, `responses-${ada.user.id}`]),
  )
})
