import { createExecutionContext, SELF, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../schema/rules/new-id'
import { Database } from '../../../worker/data/database'
import { requestPurge } from '../../../worker/edge-cache/request-purge'
import { storyPurger } from '../../../worker/edge-cache/story-purger'
import { saveStory } from '../../../worker/services/post/save-story'
import { createUser } from '../../factories/user'
import { expectOk } from '../../support/expect-ok'
import { BROWSER } from '../../support/http'
import { importText } from './harness'
import { wxr } from './wxr'

async function read(path: string) {
  const response = await SELF.fetch(`https://quire.example${path}`, {
    headers: { 'user-agent': BROWSER },
    redirect: 'manual',
  })
  await response.arrayBuffer()
  const tags = response.headers.get('cache-tag')?.split(',') ?? []
  return { status: response.status, cache: response.headers.get('x-edge-cache'), tags }
}

/** Reads each page until its 404 comes out of the cache. */
async function miss(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    expect((await read(path)).status, path).toBe(404)
    await expect.poll(async () => (await read(path)).cache, { message: path }).toBe('HIT')
  }
}

const statuses = async (paths: readonly string[]) =>
  Object.fromEntries(await Promise.all(paths.map(async (path) => [path, (await read(path)).status] as const)))

const allPresent = (paths: readonly string[]) => Object.fromEntries(paths.map((path) => [path, 200]))

describe('a missing page', () => {
  test('of a publication, a writer or a tag exists as soon as an import has created it', async () => {
    const paths = [
      '/fresh-pub',
      '/fresh-pub/latest',
      '/fresh-pub/archive',
      '/fresh-pub/tagged/fresh-tag',
      '/@freshwriter',
      '/tag/fresh-tag',
      '/feed/fresh-pub',
      '/feed/fresh-pub/tagged/fresh-tag',
      '/feed/@freshwriter',
      '/feed/tag/fresh-tag',
    ]
    await miss(paths)
    await importText(wxr([{ id: 1, creator: 'freshwriter', tags: ['Fresh tag'] }]), {
      into: 'fresh-pub',
      environment: { PURGE_COORDINATOR: env.PURGE_COORDINATOR },
    })
    expect(await statuses(paths)).toEqual(allPresent(paths))
  })

  test('exists even when only drafts were imported', async () => {
    const paths = ['/quiet-pub', '/@quietwriter', '/feed/quiet-pub']
    const ofTag = ['/tag/quiet-tag', '/feed/tag/quiet-tag']
    await miss([...paths, ...ofTag])
    const item = { id: 1, creator: 'quietwriter', tags: ['Quiet tag'], status: 'draft' }
    await importText(wxr([item]), {
      into: 'quiet-pub',
      environment: { PURGE_COORDINATOR: env.PURGE_COORDINATOR },
    })
    expect(await statuses(paths)).toEqual(allPresent(paths))
    // A tag that stands on drafts alone is no topic.
    expect(Object.values(await statuses(ofTag))).toEqual([404, 404])
  })

  test('of a tag exists as soon as an unlisted story has it', async () => {
    const paths = ['/tag/seldom', '/tag/%D1%80%D0%B5%D0%B4%D0%BA%D0%BE', '/feed/topic/seldom']
    await miss(paths)
    const { id: creatorId } = await createUser()
    const clock = { now: () => Date.now() }
    const tags = [
      { slug: 'seldom', name: 'Seldom' },
      { slug: 'редко', name: 'Редко' },
    ]
    const result = await saveStory(
      {
        db: new Database(env.DB),
        clock,
        newId,
        purger: storyPurger(async () => {}),
        reindex: () => {},
        decorate: () => {},
      },
      {
        creatorId,
        title: 'Unlisted',
        body: [{ type: 'P', name: 'abcd', text: 'Words.', markups: [] }],
        tags,
        state: 'unlisted',
      },
    )
    expect(expectOk(result)).toMatchObject({ outcome: 'created' })
    const ctx = createExecutionContext()
    await requestPurge(env, ctx, clock)
    await waitOnExecutionContext(ctx)
    expect(await statuses(paths)).toEqual(allPresent(paths))
  })

  test.each([
    ['/no-such-pub', 'slug-no-such-pub'],
    ['/@no.such', 'username-no.such'],
    ['/tag/no-such', 'tag-no-such'],
    ['/feed/no-such-pub', 'slug-no-such-pub'],
    ['/feed/@No.Such', 'username-no.such'],
    ['/feed/flipboard/no-such', 'tag-no-such'],
    ['/feed/no-such-pub/tagged/none', 'tag-none'],
  ])('%s has the cache tag %s', async (path, tag) => {
    const answer = await read(path)
    expect(answer.status).toBe(404)
    expect(answer.tags).toContain(tag)
  })
})

describe('whatever lists a topic', () => {
  test.each([
    '/tag/listed-tag',
    '/tag/listed-tag/archive',
    '/tag/listed-tag/recommended',
    '/listed-pub/tagged/listed-tag',
    '/feed/tag/listed-tag',
    '/feed/listed-pub/tagged/listed-tag',
  ])('has its cache tag: %s', async (path) => {
    await importText(wxr([{ id: 1, tags: ['Listed tag'] }]), { into: 'listed-pub' })
    const answer = await read(path)
    expect(answer.status).toBe(200)
    expect(answer.tags).toContain('tag-listed-tag')
  })
})
