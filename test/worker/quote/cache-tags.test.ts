import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { signedIn } from '../../factories/signed-in'
import { createStory, paragraph } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { quote } from './support'

/* What visitors may see again of highlights: by these tags it reaches them. Rule: docs/rules/caching.md, "Tags". */

const answered = async (path: string) => {
  const { status, headers } = await newVisit().get(path)
  return { status, tags: headers.get('cache-tag')?.split(',') ?? [] }
}
const story = () =>
  createStory({ body: [paragraph('The tide turns around a point.', 'text')] }).then(({ id }) => id)

test('a person’s highlights are purged with the stories that aren’t listed now', async () => {
  const { user, visit } = await signedIn()
  const [shown, unlisted, unseen] = await Promise.all([story(), story(), story()])
  for (const id of [shown, unlisted]) await quote(visit, id)
  await quote(visit, unseen, { isPrivate: true })
  await env.DB.prepare('UPDATE post SET is_listed = 0 WHERE id IN (?, ?)').bind(unlisted, unseen).run()
  const { tags } = await answered(`/@${user.username}/highlights`)
  expect(tags).toEqual(expect.arrayContaining([`post-${shown}`, `post-${unlisted}`]))
  expect(tags).not.toContain(`post-${unseen}`)
})

test('a highlight that became private isn’t found until its owner’s highlights are purged', async () => {
  const { user, visit } = await signedIn()
  const id = await story()
  const made = await quote(visit, id, { isPrivate: true })
  const { status, tags } = await answered(`/p/${id}/quotes/${made.id}`)
  expect(status).toBe(404)
  expect(tags).toContain(`quotes-user-${user.id}`)
})
