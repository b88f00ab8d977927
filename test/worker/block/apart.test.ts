import { buildASTSchema, isUnionType, parse } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { SDL } from '../../../worker/graphql/sdl.generated'
import { createCatalog } from '../../factories/catalog'
import { ORIGIN } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { createStory, paragraph } from '../../factories/story'
import { respond } from '../response/support'
import { DEEDS, FAILURE, type Owner, owner, prepare, SHARING } from './deeds'
import { answer, block, unblock, type Visit } from './support'

let ada: Owner
let ben: Owner
let pairs: [Owner, Owner][]
beforeAll(async () => {
  ada = await owner('Ada')
  ben = await owner('Ben')
  pairs = [
    [ada, ben],
    [ben, ada],
  ]
  for (const [by, to] of pairs) await prepare(by, to)
})

const codeOf = async (deed: string, by: Owner, to: Owner) => (await DEEDS[deed]?.(by, to))?.code ?? 'done'

describe('between two people one of whom blocks the other', () => {
  test('every mutation that may be refused for it is tried here', () => {
    const schema = buildASTSchema(parse(SDL))
    const guarded = Object.values(schema.getMutationType()?.getFields() ?? {})
      .filter(({ type }) => {
        const union = schema.getType(String(type).replaceAll('!', ''))
        const members = isUnionType(union) ? union.getTypes().map(({ name }) => name) : []
        expect(members.includes('Blocked')).toBe(members.includes('Blocking'))
        return members.includes('Blocked')
      })
      .map(({ name }) => name)
      .filter((name) => !SHARING.includes(name))
    const tried = [...new Set(Object.keys(DEEDS).map((name) => name.split(' ')[0]))]
    expect(tried.sort()).toEqual(guarded.sort())
  })

  const codes = async (by: Owner, to: Owner) =>
    Object.fromEntries(
      await Promise.all(Object.keys(DEEDS).map(async (deed) => [deed, await codeOf(deed, by, to)])),
    ) as Record<string, string>
  const all = (code: string) => Object.fromEntries(Object.keys(DEEDS).map((deed) => [deed, code]))

  test('every one of them says who blocks whom, and is free again afterwards', async () => {
    await block(ada.visit, ben.user.id)
    expect(await codes(ada, ben)).toEqual(all('BLOCKING'))
    expect(await codes(ben, ada)).toEqual(all('BLOCKED'))
    await block(ben.visit, ada.user.id)
    expect(await codes(ada, ben)).toEqual(all('BLOCKED'))
    await unblock(ada.visit, ben.user.id)
    await unblock(ben.visit, ada.user.id)
    for (const [by, to] of pairs) expect(await codes(by, to)).toEqual(all('done'))
  })

  test('helper addresses decide the same', async () => {
    await block(ada.visit, ben.user.id)
    const post = (visit: Visit, path: string, body?: object) =>
      visit.send(path, {
        method: 'POST',
        headers: { origin: ORIGIN, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
    const answers = async (by: Owner, to: Owner) => {
      const responses = [
        await post(by.visit, `/_/vote/p/${to.postId}`, { numClaps: 4 }),
        await post(by.visit, `/_/vote/catalog/${to.catalogId}`, { numClaps: 4 }),
        await post(by.visit, `/_/subscribe/user/${to.user.id}`),
        await post(by.visit, `/_/p/${to.postId}/quotes/create`, {
          paragraphName: 'text',
          startOffset: 0,
          endOffset: 10,
        }),
      ]
      return Promise.all(
        responses.map(async (response) => {
          const { error } = (await response.json()) as { error?: { code: string } }
          return [response.status, error?.code]
        }),
      )
    }
    expect(await answers(ada, ben)).toEqual(Array(4).fill([403, 'BLOCKING']))
    expect(await answers(ben, ada)).toEqual(Array(4).fill([403, 'BLOCKED']))
    await unblock(ada.visit, ben.user.id)
  })

  test('what is private, hidden or gone is not found, whoever blocks whom', async () => {
    const secret = await createStory({ creatorId: ada.user.id, state: 'draft', isListed: false })
    const list = await createCatalog({ creatorId: ada.user.id, visibility: 1 })
    await block(ada.visit, ben.user.id)
    const there = { ...ada, postId: secret.id, catalogId: list.id }
    for (const deed of ['clapPost', 'publishPostResponse', 'createQuote', 'clapCatalog', 'followCatalog'])
      expect(await codeOf(deed, ben, there), deed).toBe('NOT_FOUND')
    await unblock(ada.visit, ben.user.id)
  })

  test('what was given is taken back, and what only its owner sees is kept', async () => {
    await DEEDS.clapPost?.(ben, ada)
    await DEEDS.followCatalog?.(ben, ada)
    const { id } = await respond(ben.visit, ada.postId, 'Taken back later')
    await block(ada.visit, ben.user.id)
    const ask = (query: string, given: string) => answer(ben.visit, query, { id: given })
    const taken = [
      await ask(
        `mutation ($id: ID!) { result: clapPost(targetPostId: $id, numClaps: 0) { ${FAILURE} } }`,
        ada.postId,
      ),
      await ask(
        `mutation ($id: ID!) { result: unfollowCatalog(targetCatalogId: $id) { ${FAILURE} } }`,
        ada.catalogId,
      ),
      await ask(`mutation ($id: ID!) { result: deletePost(targetPostId: $id) { ${FAILURE} } }`, id),
      await ask(
        `mutation ($id: ID!) { result: createQuote(targetPostId: $id, paragraphName: "text", startOffset: 11, endOffset: 15, isPrivate: true) { ${FAILURE} } }`,
        ada.postId,
      ),
    ]
    expect(taken.map(({ __typename }) => __typename)).toEqual(['Post', 'Catalog', 'Post', 'Quote'])
    await unblock(ada.visit, ben.user.id)
  })
})

describe('what neither sees', () => {
  const SEEN = `query ($story: ID!, $them: ID!) {
    post(id: $story) {
      quotesConnection { quotes { user { id } } }
      clappersConnection { edges { user { id } } }
      threadedPostResponses { posts { creator { id } } threads { id post { id } } }
      viewerEdge { canClap canRespond }
    }
    user(id: $them) { responses { posts { id } } quotesConnection { quotes { id } } homepagePostsConnection { posts { id } } }
  }`
  interface Seen {
    post: {
      quotesConnection: { quotes: { user: { id: string } }[] }
      clappersConnection: { edges: { user: { id: string } }[] }
      threadedPostResponses: {
        posts: { creator: { id: string } }[]
        threads: { id: string; post: { id: string } | null }[]
      }
      viewerEdge: { canClap: boolean; canRespond: boolean }
    }
    user: {
      responses: { posts: unknown[] }
      quotesConnection: { quotes: unknown[] }
      homepagePostsConnection: { posts: unknown[] }
    }
  }

  test('responses, highlights, claps; others see them, with places where there are answers', async () => {
    const eve = await owner('Eve')
    const fay = await owner('Fay')
    const gus = await owner('Gus')
    const story = await createStory({
      body: [paragraph('Some words to mark.', 'text')],
      firstPublishedAt: NOON,
    })
    const at = (person: Owner) => ({ ...person, postId: story.id })
    for (const person of [eve, fay]) {
      for (const deed of ['clapPost', 'createQuote', 'publishPostResponse'])
        expect(await codeOf(deed, person, at(gus)), deed).toBe('done')
    }
    const seenBy = async (by: Owner, them: Owner) => {
      const { data, errors } = await by.visit.ask(SEEN, { story: story.id, them: them.user.id })
      if (!data) throw new Error(JSON.stringify(errors))
      const { post, user } = data as unknown as Seen
      const count = (ids: string[]) => ids.filter((id) => id === them.user.id).length
      return {
        quotes: count(post.quotesConnection.quotes.map((one) => one.user.id)),
        claps: count(post.clappersConnection.edges.map((one) => one.user.id)),
        responses: count(post.threadedPostResponses.posts.map((one) => one.creator.id)),
        places: post.threadedPostResponses.threads.filter((one) => one.post === null).length,
        said: user.responses.posts.length,
        marked: user.quotesConnection.quotes.length,
        stories: user.homepagePostsConnection.posts.length,
      }
    }
    const all = { quotes: 1, claps: 1, responses: 1, places: 0, said: 2, marked: 1, stories: 1 }
    expect(await seenBy(eve, fay)).toEqual(all)
    await block(eve.visit, fay.user.id)
    const none = { quotes: 0, claps: 0, responses: 0, places: 0, said: 0, marked: 0, stories: 1 }
    expect(await seenBy(eve, fay)).toEqual(none)
    expect(await seenBy(fay, eve)).toEqual(none)
    expect(await seenBy(gus, eve)).toEqual(all)
    const { data } = await gus.visit.ask(SEEN, { story: story.id, them: fay.user.id })
    const [first] = (data as unknown as Seen).post.threadedPostResponses.threads
    await respond(gus.visit, first?.id ?? '', 'An answer')
    const places = [await seenBy(eve, fay), await seenBy(fay, eve)].map((seen) => seen.places)
    expect(places.sort()).toEqual([0, 1])
    expect((await eve.visit.ask(SEEN, { story: fay.postId, them: fay.user.id })).data).toMatchObject({
      post: { viewerEdge: { canClap: false, canRespond: false } },
    })
  })
})
