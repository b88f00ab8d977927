import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { DAY, HOUR } from '../../../schema/rules/time-units'
import { NOON } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import type { newVisit } from '../../factories/visit'
import { postRow } from '../draft/support'
import { rowsOf } from '../notification/support'
import { logOf, publicationWithPeople, purged } from './support'

const takeOut = async (visit: ReturnType<typeof newVisit>, postId: string) => {
  const { data, errors } = await visit.ask(
    `mutation ($postId: ID!) { removePostFromPublication(postId: $postId) {
      __typename ... on UserError { code } ... on Post { mediumUrl collection { id } } } }`,
    { postId },
  )
  if (!data) throw new Error(JSON.stringify(errors))
  return data.removePostFromPublication as { __typename: string; mediumUrl?: string }
}

test('a story leaves its publication by its editors or its writer, and its address leads to the profile', async () => {
  const all = await publicationWithPeople({ postCount: 2 })
  const { publication, editor, writer, visitor } = all
  const collectionId = publication.id
  for (const [i, who] of [editor, writer].entries()) {
    const { id } = await createStory({
      collectionId,
      creatorId: writer.user.id,
      tags: ['sea'],
      firstPublishedAt: NOON - DAY,
    })
    const path = new URL((await takeOut(who.visit, id)).mediumUrl ?? '', 'https://quire.example').pathname
    expect(path).toContain(`/@${writer.user.username}/`)
    expect(await postRow(id)).toMatchObject({ collection_id: null, state: 'published', is_listed: 1 })
    const former = await visitor.visit.get(`/${publication.slug}/a-story-${id}`)
    expect([
      former.status,
      new URL(former.headers.get('location') ?? '', 'https://quire.example').pathname,
    ]).toEqual([301, path])
    // Lists by topic know it too.
    const { data } = await visitor.visit.ask(
      `query ($slug: String!) { collectionByDomainOrSlug(domainOrSlug: $slug) { ... on Collection {
        postCount latestPosts { posts { id } } tagged: latestPosts(tagSlug: "sea") { posts { id } } } } }`,
      { slug: publication.slug },
    )
    expect(data?.collectionByDomainOrSlug).toEqual({
      postCount: 1 - i,
      latestPosts: { posts: [] },
      tagged: { posts: [] },
    })
    expect((await logOf(collectionId)).at(-1)).toMatchObject({
      action: 'REMOVE_POST',
      actorId: who.user.id,
      subjectId: writer.user.id,
      postId: id,
    })
    // Its writer hears of it, unless they did it.
    const told = (await rowsOf(writer.user.id)).filter(
      ({ kind, postId }) => kind === 'taken-out' && postId === id,
    )
    expect(told.map(({ actorId }) => actorId)).toEqual(who === editor ? [editor.user.id] : [])
    // Once more changes nothing.
    expect(await takeOut(writer.visit, id)).toMatchObject({ __typename: 'Post' })
  }
  expect(await logOf(collectionId)).toHaveLength(2)
  expect(await purged()).toContain(`collection-${collectionId}`)
})

test('others can’t take a story out, and one that is planned keeps its time', async () => {
  const { publication, editor, suspended, stranger, visitor } = await publicationWithPeople()
  const { user } = await signedIn()
  const publishedAt = NOON + DAY
  const { id } = await createStory({
    collectionId: publication.id,
    creatorId: user.id,
    state: 'scheduled',
    firstPublishedAt: publishedAt,
  })
  const kinds = []
  for (const who of [suspended, stranger, visitor]) kinds.push((await takeOut(who.visit, id)).__typename)
  expect(kinds).toEqual(['Forbidden', 'NotFound', 'Unauthorized'])
  expect(await takeOut(editor.visit, id)).toMatchObject({ __typename: 'Post' })
  expect(await postRow(id)).toMatchObject({ collection_id: null, first_published_at: publishedAt })
})

test('whoever took a story out brings it back for an hour, and its writer isn’t told any more', async () => {
  const { publication, owner, editor, writer, stranger } = await publicationWithPeople()
  const collectionId = publication.id
  const planned = { collectionId, creatorId: writer.user.id, state: 'scheduled', tags: ['sea'] } as const
  const { id: postId } = await createStory({ ...planned, firstPublishedAt: NOON + DAY })
  const bringBack = async ({ visit }: { visit: ReturnType<typeof newVisit> }) => {
    const { data, errors } = await visit.ask(
      `mutation ($input: ReturnPostToPublicationInput!) { returnPostToPublication(input: $input) { __typename } }`,
      { input: { postId, collectionId } },
    )
    return (data?.returnPostToPublication as { __typename: string } | undefined)?.__typename ?? errors
  }
  // Nobody has taken it out.
  expect(await bringBack(editor)).toBe('NotFound')
  await takeOut(editor.visit, postId)
  expect(await rowsOf(writer.user.id)).toHaveLength(1)
  // Only who took it out can, and only with a role.
  expect(await Promise.all([bringBack(owner), bringBack(writer), bringBack(stranger)])).toEqual([
    'NotFound',
    'Forbidden',
    'Forbidden',
  ])
  expect(await bringBack(editor)).toBe('Post')
  expect(await postRow(postId)).toMatchObject({
    collection_id: collectionId,
    state: 'scheduled',
    first_published_at: NOON + DAY,
  })
  expect(await rowsOf(writer.user.id)).toEqual([])
  expect((await logOf(collectionId)).map(({ action }) => action)).toEqual(['REMOVE_POST', 'RETURN_POST'])
  expect(await bringBack(editor)).toBe('Post')
  expect(await logOf(collectionId)).toHaveLength(2)
  // It has been put into the trash meanwhile, or too much time has passed.
  await takeOut(editor.visit, postId)
  await env.DB.prepare("UPDATE post SET state = 'trashed' WHERE id = ?").bind(postId).run()
  expect(await bringBack(editor)).toBe('Conflict')
  await env.DB.prepare("UPDATE post SET state = 'scheduled' WHERE id = ?").bind(postId).run()
  editor.visit.now += HOUR + 1
  expect(await bringBack(editor)).toBe('NotFound')
})
