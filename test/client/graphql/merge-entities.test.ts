import { describe, expect, it } from 'vitest'
import { mergeEntities } from '../../../client/lib/merge-entities'
import { clientWith } from './client-with'

const creator = { __typename: 'User', id: 'cccccccccccc', name: 'Cy' }

const post = { __typename: 'Post', id: 'aaaaaaaaaaaa', title: 'A', clapCount: 1, creator }

const other = { __typename: 'Post', id: 'bbbbbbbbbbbb', title: 'B', clapCount: 5, creator }

describe('the entities of an answer', () => {
  it('reach every query that holds them, at any depth', () => {
    const client = clientWith({ page: { postResult: post }, list: { latestPosts: { posts: [other, post] } } })
    mergeEntities(client, { clap: { post: { __typename: 'Post', id: post.id, clapCount: 2 } } })
    expect(client.getQueryData(['page'])).toEqual({ postResult: { ...post, clapCount: 2 } })
    expect(client.getQueryData(['list'])).toEqual({
      latestPosts: { posts: [other, { ...post, clapCount: 2 }] },
    })
  })

  it('reach the pages of an endless list', () => {
    const client = clientWith({
      feed: { pages: [{ posts: [other] }, { posts: [post] }], pageParams: [1, 2] },
    })
    mergeEntities(client, { __typename: 'Post', id: post.id, title: 'New' })
    expect(client.getQueryData(['feed'])).toMatchObject({ pages: [{}, { posts: [{ title: 'New' }] }] })
  })

  it('include those below other entities', () => {
    const client = clientWith({ list: { posts: [post, other] } })
    mergeEntities(client, { follow: { user: { ...creator, name: 'Cyd' } } })
    expect(client.getQueryData(['list'])).toMatchObject({
      posts: [{ creator: { name: 'Cyd' } }, { creator: { name: 'Cyd' } }],
    })
  })

  it('have any string as their id: an edge, a tag', () => {
    const edge = { __typename: 'UserViewerEdge', id: 'user:cccccccccccc:viewer:lo', isFollowing: false }
    const client = clientWith({
      page: { user: { viewerEdge: edge } },
      tag: { __typename: 'Tag', id: 'letters', followerCount: 1 },
    })
    mergeEntities(client, [
      { ...edge, isFollowing: true },
      { __typename: 'Tag', id: 'letters', followerCount: 2 },
    ])
    expect(client.getQueryData(['page'])).toEqual({ user: { viewerEdge: { ...edge, isFollowing: true } } })
    expect(client.getQueryData(['tag'])).toEqual({ __typename: 'Tag', id: 'letters', followerCount: 2 })
  })

  it('of another type with the same id are different', () => {
    const client = clientWith({ page: { __typename: 'User', id: 'x', name: 'Cy' } })
    mergeEntities(client, { __typename: 'Viewer', id: 'x', name: 'Cyd' })
    expect(client.getQueryData(['page'])).toMatchObject({ name: 'Cy' })
  })

  it('need a type and an id', () => {
    const client = clientWith({ page: { id: 'x', name: 'Cy' }, stats: { __typename: 'SocialStats', n: 1 } })
    const before = [client.getQueryData(['page']), client.getQueryData(['stats'])]
    mergeEntities(client, [
      { id: 'x', name: 'Cyd' },
      { __typename: 'SocialStats', n: 2 },
    ])
    expect([client.getQueryData(['page']), client.getQueryData(['stats'])]).toEqual(before)
  })

  it('don’t include pictures, which are cropped and described where they are shown', () => {
    const picture = { __typename: 'ImageMetadata', id: 'i', alt: 'A heron' }
    const client = clientWith({
      page: { ...post, previewImage: picture },
      list: { ...other, previewImage: picture },
    })
    mergeEntities(client, {
      __typename: 'Post',
      id: post.id,
      previewImage: { ...picture, alt: 'A grey heron' },
    })
    expect(client.getQueryData(['page'])).toMatchObject({ previewImage: { alt: 'A grey heron' } })
    expect(client.getQueryData(['list'])).toMatchObject({ previewImage: { alt: 'A heron' } })
  })

  it('add no field that a query didn’t select', () => {
    const client = clientWith({ page: { __typename: 'Post', id: post.id, title: 'A' } })
    mergeEntities(client, { ...post, title: 'New' })
    expect(client.getQueryData(['page'])).toEqual({ __typename: 'Post', id: post.id, title: 'New' })
  })

  it('merge nested objects field by field and drop none', () => {
    const client = clientWith({
      page: { __typename: 'User', id: 'x', stats: { followers: 1, following: 2 }, image: null },
    })
    mergeEntities(client, {
      __typename: 'User',
      id: 'x',
      stats: { followers: 3 },
      image: { __typename: 'ImageMetadata', id: 'i' },
    })
    expect(client.getQueryData(['page'])).toEqual({
      __typename: 'User',
      id: 'x',
      stats: { followers: 3, following: 2 },
      image: { __typename: 'ImageMetadata', id: 'i' },
    })
  })

  it('replace a nested entity by a different one completely', () => {
    const client = clientWith({
      page: { __typename: 'Post', id: 'x', collection: { __typename: 'Collection', id: 'c', name: 'C' } },
    })
    mergeEntities(client, {
      __typename: 'Post',
      id: 'x',
      collection: { __typename: 'Collection', id: 'd', name: 'D' },
    })
    expect(client.getQueryData(['page'])).toEqual({
      __typename: 'Post',
      id: 'x',
      collection: { __typename: 'Collection', id: 'd', name: 'D' },
    })
    mergeEntities(client, { __typename: 'Post', id: 'x', collection: null })
    expect(client.getQueryData(['page'])).toEqual({ __typename: 'Post', id: 'x', collection: null })
  })

  it('replace lists, and keep known fields of entities that stay in them', () => {
    const client = clientWith({
      page: {
        __typename: 'Post',
        id: 'x',
        tags: [
          { __typename: 'Tag', id: 'a', title: 'A' },
          { __typename: 'Tag', id: 'b', title: 'B' },
        ],
      },
    })
    mergeEntities(client, {
      __typename: 'Post',
      id: 'x',
      tags: [
        { __typename: 'Tag', id: 'b' },
        { __typename: 'Tag', id: 'c', title: 'C' },
      ],
    })
    expect(client.getQueryData(['page'])).toEqual({
      __typename: 'Post',
      id: 'x',
      tags: [
        { __typename: 'Tag', id: 'b', title: 'B' },
        { __typename: 'Tag', id: 'c', title: 'C' },
      ],
    })
  })

  it('aren’t added to a list that they aren’t in', () => {
    const client = clientWith({ list: { posts: [other] } })
    const before = client.getQueryData(['list'])
    mergeEntities(client, { publish: { post } })
    expect(client.getQueryData(['list'])).toMatchObject({ posts: [{ id: other.id }] })
    mergeEntities(client, { publish: { post: { __typename: 'Post', id: post.id } } })
    expect(client.getQueryData(['list'])).toBe(before)
  })
})

describe('unchanged state:', () => {
  it('data keeps its identity, and its query is left alone', () => {
    const client = clientWith({ page: { post, aside: { other } }, elsewhere: { other } })
    const [page, elsewhere] = [
      client.getQueryData<{ aside: object }>(['page']),
      client.getQueryData(['elsewhere']),
    ]
    let changes = 0
    client.getQueryCache().subscribe(() => {
      changes += 1
    })
    mergeEntities(client, { post: { __typename: 'Post', id: post.id, clapCount: 9 } })
    const after = client.getQueryData<{ aside: object }>(['page'])
    expect(after).not.toBe(page)
    expect(after?.aside).toBe(page?.aside)
    expect(client.getQueryData(['elsewhere'])).toBe(elsewhere)
    expect(changes).toBe(1)
  })

  it('a query keeps its age and its invalidation', async () => {
    const client = clientWith({ page: { post } })
    await client.invalidateQueries({ queryKey: ['page'] })
    mergeEntities(client, { __typename: 'Post', id: post.id, clapCount: 9 })
    expect(client.getQueryState(['page'])).toMatchObject({ dataUpdatedAt: 1000, isInvalidated: true })
  })

  it.each([null, undefined, 1, 'text', [], {}, { success: true }])(
    'everything stays after the answer %j',
    (answer) => {
      const client = clientWith({ page: { post } })
      const before = client.getQueryData(['page'])
      mergeEntities(client, answer)
      expect(client.getQueryData(['page'])).toBe(before)
    },
  )
})
