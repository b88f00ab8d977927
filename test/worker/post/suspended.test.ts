import { SELF } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { hiddenPostWording } from '../../../schema/wording/hidden-post'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { BROWSER } from '../../support/http'

test('a suspended person’s story says so in its title, and is purged with its writer', async () => {
  const { id: creatorId, username } = await createUser({ isSuspended: true })
  const { id, slug } = await createStory({ creatorId, isListed: false, title: 'Unseen words' })
  const response = await SELF.fetch(`https://quire.example/@${username}/${slug}-${id}`, {
    headers: { 'user-agent': BROWSER },
  })
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toContain(hiddenPostWording.suspended)
  expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/)
  expect(html).not.toContain('Unseen words')
  const tags = response.headers.get('cache-tag')?.split(',')
  expect(tags).toEqual(expect.arrayContaining([`post-${id}`, `user-${creatorId}`]))
})
