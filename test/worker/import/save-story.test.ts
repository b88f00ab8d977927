import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { StoryPorts } from '../../../worker/services/post/ports'
import { saveStory } from '../../../worker/services/post/save-story'
import type { StoryInput } from '../../../worker/services/post/story-input'
import { createUser } from '../../factories/user'
import { expectOk } from '../../support/expect-ok'
import { contents, NOW, rows } from './harness'
import { body, ports, reindexed, setting } from './saved'

describe('saving a story', () => {
  it('writes it, its version and every affected count', async () => {
    const { ada, input, counts, tag } = await setting()
    const result = expectOk(await saveStory(ports(), input))
    expect(result).toMatchObject({ outcome: 'created', revision: 1, slug: 'a-story', isListed: true })
    expect(await counts()).toEqual({
      users: [{ n: 1 }, { n: 0 }],
      collections: [{ n: 1 }, { n: 0 }],
      tags: [
        { slug: tag('sea').slug, n: 1 },
        { slug: tag('sky').slug, n: 1 },
      ],
      writers: [
        { tag_slug: tag('sea').slug, user_id: ada.id, n: 1 },
        { tag_slug: tag('sky').slug, user_id: ada.id, n: 1 },
      ],
    })
    const [row] = await rows(
      'SELECT word_count, reading_time, excerpt, first_published_at, trending_score > 0 AS t FROM post WHERE id = ?',
      result.postId,
    )
    expect(row).toEqual({
      word_count: 2,
      reading_time: 60,
      excerpt: 'Some words.',
      first_published_at: NOW,
      t: 1,
    })
    expect(reindexed).toContain(result.postId)
  })

  it('that hasn’t changed writes nothing', async () => {
    const { input } = await setting()
    const { postId } = expectOk(await saveStory(ports(), input))
    const before = await contents()
    expect(expectOk(await saveStory(ports(NOW + 5000), { ...input, id: postId }))).toMatchObject({
      outcome: 'unchanged',
      revision: 1,
    })
    expect(await contents()).toBe(before)
  })

  it('moves counts with its tags, its publication and its writer', async () => {
    const { ben, two, tag, input, counts } = await setting()
    const { postId } = expectOk(await saveStory(ports(), input))
    await saveStory(ports(), {
      ...input,
      id: postId,
      creatorId: ben.id,
      collectionId: two.id,
      tags: [tag('sky'), tag('ice')],
    })
    expect(await counts()).toEqual({
      users: [{ n: 0 }, { n: 1 }],
      collections: [{ n: 0 }, { n: 1 }],
      tags: [
        { slug: tag('ice').slug, n: 1 },
        { slug: tag('sea').slug, n: 0 },
        { slug: tag('sky').slug, n: 1 },
      ],
      writers: [
        { tag_slug: tag('ice').slug, user_id: ben.id, n: 1 },
        { tag_slug: tag('sky').slug, user_id: ben.id, n: 1 },
      ],
    })
  })

  it('subtracts it from counts when it is hidden, and purges urgently', async () => {
    const { ada, one, input, counts } = await setting()
    const { postId } = expectOk(await saveStory(ports(), input))
    await env.DB.prepare('DELETE FROM purge_outbox').run()
    await saveStory(ports(), { ...input, id: postId, state: 'draft' })
    const after = await counts()
    expect([after.users, after.collections, after.tags.map((t) => t.n)]).toEqual([
      [{ n: 0 }, { n: 0 }],
      [{ n: 0 }, { n: 0 }],
      [0, 0],
    ])
    expect(
      (await rows('SELECT tag, is_urgent FROM purge_outbox ORDER BY id')).map((r) => [r.tag, r.is_urgent]),
    ).toEqual([
      [`post-${postId}`, 1],
      [`user-${ada.id}`, 1],
      [`collection-${one.id}`, 1],
      ['group-edgeCacheHome', 1],
      ['group-edgeCacheTags', 1],
    ])
    expect(await rows('SELECT version_id, first_published_at FROM post WHERE id = ?', postId)).toEqual([
      { version_id: null, first_published_at: NOW },
    ])
  })

  it('creates a version for every change of the text, named when it is published', async () => {
    const { input } = await setting()
    const { postId } = expectOk(await saveStory(ports(), { ...input, state: 'draft' }))
    await saveStory(ports(), { ...input, id: postId, body: body('Other words.') })
    const versions = await rows(
      'SELECT revision, name FROM post_version WHERE post_id = ? ORDER BY revision',
      postId,
    )
    expect(versions).toEqual([
      { revision: 1, name: null },
      { revision: 2, name: 'Published 2026-06-01' },
    ])
  })

  it('based on an older revision is a conflict, even for concurrent saves', async () => {
    const { input } = await setting()
    const { postId } = expectOk(await saveStory(ports(), input))
    const change = (text: string) =>
      saveStory(ports(), { ...input, id: postId, body: body(text), baseRevision: 1 })
    const results = await Promise.all([
      change('One.'),
      change('Two.'),
      saveStory(ports(), { ...input, id: postId, title: 'Three', baseRevision: 1 }),
    ])
    expect(results.map((r) => (r.ok ? r.value.outcome : r.failure.code)).sort()).toEqual([
      'CONFLICT',
      'CONFLICT',
      'updated',
    ])
    expect(await change('Four.')).toMatchObject({ ok: false, failure: { code: 'CONFLICT', revision: 2 } })
    expect(await rows('SELECT count(*) AS n FROM post_version WHERE post_id = ?', postId)).toEqual([{ n: 2 }])
  })

  it('of a suspended person doesn’t list it', async () => {
    const { input, tag } = await setting()
    const suspended = await createUser({ isSuspended: true, postCount: 0 })
    expect(expectOk(await saveStory(ports(), { ...input, creatorId: suspended.id }))).toMatchObject({
      isListed: false,
    })
    expect(await rows('SELECT post_count AS n FROM tag WHERE slug = ?', tag('sea').slug)).toEqual([{ n: 0 }])
  })

  /** Ports on whose database something happens after everything was read, right before the first batch. */
  const meanwhile = (statement: string, id: string): StoryPorts => {
    const given = ports(NOW + 1)
    const write = given.db.write.bind(given.db)
    given.db.write = async (statements) => {
      await env.DB.prepare(statement).bind(id).run()
      return write(statements)
    }
    return given
  }

  it('that is taken down at the same moment stays taken down', async () => {
    const { input } = await setting()
    const { postId } = expectOk(await saveStory(ports(), input))
    const down = meanwhile("UPDATE post SET state = 'removed', is_listed = 0 WHERE id = ?", postId)
    const result = await saveStory(down, { ...input, id: postId, title: 'Again', baseRevision: 1 })
    expect(result).toMatchObject({ ok: false, failure: { code: 'NOT_FOUND' } })
    expect(await rows('SELECT state, is_listed FROM post WHERE id = ?', postId)).toEqual([
      { state: 'removed', is_listed: 0 },
    ])
  })

  it('that its writer withdraws at the same moment is a conflict', async () => {
    const { input } = await setting()
    const { postId } = expectOk(await saveStory(ports(), input))
    const withdrawn = meanwhile("UPDATE post SET state = 'draft', is_listed = 0 WHERE id = ?", postId)
    expect(await saveStory(withdrawn, { ...input, id: postId, title: 'Again' })).toMatchObject({
      ok: false,
      failure: { code: 'CONFLICT', revision: 1 },
    })
  })

  it.each(['is_suspended = 1', 'deactivated_at = 1'])(
    'isn’t listed if its writer’s row says so at that moment: %s',
    async (change) => {
      const { ada, input, counts } = await setting()
      const hidden = meanwhile(`UPDATE user SET ${change} WHERE id = ?`, ada.id)
      const { postId } = expectOk(await saveStory(hidden, input))
      expect(await rows('SELECT state, is_listed FROM post WHERE id = ?', postId)).toEqual([
        { state: 'published', is_listed: 0 },
      ])
      expect(await rows('SELECT is_listed FROM post_tag WHERE post_id = ?', postId)).toEqual([
        { is_listed: 0 },
        { is_listed: 0 },
      ])
      const { users, tags } = await counts()
      expect([...users, ...tags].map(({ n }) => n)).toEqual([0, 0, 0, 0])
    },
  )

  it.each([
    ['without a title', 'title', { title: ' ' }],
    ['whose title is too long', 'title', { title: 'x'.repeat(301) }],
    ['whose subtitle is too long', 'subtitle', { subtitle: 'x'.repeat(141) }],
    [
      'with too many tags',
      'tags',
      { tags: Array.from({ length: 6 }, (_, i) => ({ slug: `t${i}`, name: `T${i}` })) },
    ],
    ['with a tag without a slug', 'tags', { tags: [{ slug: '', name: '?' }] }],
    ['with the same tag twice', 'tags', { tags: ['Sea', 'The sea'].map((name) => ({ slug: 'sea', name })) }],
    ['that is scheduled without a time', 'publishedAt', { state: 'scheduled' }],
    ['in an unknown state', 'state', { state: 'hidden' }],
    ['whose body is malformed', 'body', { body: [{ type: 'P', name: 'abcd', text: 3, markups: [] }] }],
    [
      'whose body has what is only added to it',
      'body',
      { body: [{ type: 'MATH', name: 'abcd', text: 'x', mathml: { name: 'script', children: [] } }] },
    ],
    ['whose canonical address runs a script', 'canonicalUrl', { canonicalUrl: 'javascript:alert(1)' }],
  ])('is refused %s', async (_, field, change) => {
    const { input } = await setting()
    const before = await contents()
    expect(await saveStory(ports(), { ...input, ...change } as StoryInput)).toMatchObject({
      ok: false,
      failure: { code: 'BAD_REQUEST', field },
    })
    expect(await contents()).toBe(before)
  })

  it.each(['removed', 'trashed'])('is refused when it is %s, and changes nothing', async (state) => {
    const { input } = await setting()
    const { postId } = expectOk(await saveStory(ports(), input))
    await env.DB.prepare('UPDATE post SET state = ? WHERE id = ?').bind(state, postId).run()
    const before = await contents()
    expect(await saveStory(ports(), { ...input, id: postId })).toMatchObject({
      ok: false,
      failure: { code: 'NOT_FOUND', field: null },
    })
    expect(await contents()).toBe(before)
  })

  it('keeps its title and subtitle without the space around them', async () => {
    const { input } = await setting()
    const { postId } = expectOk(await saveStory(ports(), { ...input, title: ' Tides ', subtitle: '\n' }))
    expect(await rows('SELECT title, subtitle FROM post WHERE id = ?', postId)).toEqual([
      { title: 'Tides', subtitle: '' },
    ])
  })
})
