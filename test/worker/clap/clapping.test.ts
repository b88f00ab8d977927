import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { XSRF_COOKIE, XSRF_HEADER } from '../../../schema/rules/session'
import { DAY } from '../../../schema/rules/time-units'
import { createCatalog } from '../../factories/catalog'
import { NOON, nextId } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { clap, stored } from './support'

const ORIGIN = 'https://quire.example'

describe('clapping for a story', () => {
  test('is an absolute count, which the next one replaces, and 0 takes back', async () => {
    const { id } = await createStory({ clapCount: 10 })
    const { user, visit } = await signedIn()
    const mine = (clapCount: number) => ({ clapCount, canClap: true })
    expect(await clap(visit, id, 3)).toEqual({ __typename: 'Post', clapCount: 13, viewerEdge: mine(3) })
    expect(await clap(visit, id, 50)).toEqual({ __typename: 'Post', clapCount: 60, viewerEdge: mine(50) })
    expect(await stored({ kind: 'post', id })).toEqual({ count: 60, claps: new Map([[user.id, 50]]) })
    expect(await clap(visit, id, 0)).toEqual({ __typename: 'Post', clapCount: 10, viewerEdge: mine(0) })
  })

  test('counts once when it is sent again, and when two tabs press at once', async () => {
    const { id } = await createStory()
    const { visit } = await signedIn()
    await Promise.all([clap(visit, id, 1, 'one'), clap(visit, id, 1, 'other')])
    await clap(visit, id, 7, 'two')
    // The answer to what is sent again says what counts.
    const now = { clapCount: 7, viewerEdge: { clapCount: 7 } }
    expect(await clap(visit, id, 1, 'one')).toMatchObject(now)
    const xsrf = visit.cookies().get(XSRF_COOKIE) ?? ''
    const voted = await visit.send(`/_/vote/p/${id}`, {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'application/json', [XSRF_HEADER]: xsrf },
      body: JSON.stringify({ numClaps: 1, key: 'one' }),
    })
    expect(await voted.json()).toEqual({ success: true, clapCount: 7, viewerClapCount: 7 })
    expect((await stored({ kind: 'post', id })).count).toBe(7)
  })

  test.each([51, -1])('is refused for %i times', async (n) => {
    const { id } = await createStory()
    const { visit } = await signedIn()
    expect(await clap(visit, id, n)).toEqual({
      __typename: 'BadRequest',
      code: 'BAD_REQUEST',
      field: 'numClaps',
      message: 'Clap between 0 and 50 times.',
    })
    expect((await stored({ kind: 'post', id })).count).toBe(0)
  })

  test('is refused for visitors, suspended people and those who wrote it', async () => {
    const writer = await signedIn()
    const coAuthor = await signedIn()
    const { id } = await createStory({
      creatorId: writer.user.id,
      coAuthorIds: JSON.stringify([coAuthor.user.id]),
    })
    expect(await clap(newVisit(), id, 1)).toMatchObject({ __typename: 'Unauthorized' })
    for (const { visit } of [writer, coAuthor]) {
      expect(await clap(visit, id, 1)).toMatchObject({
        __typename: 'Forbidden',
        message: 'You can’t clap for your own story.',
      })
    }
    const { user, visit } = await signedIn()
    await clap(visit, id, 4)
    await env.DB.prepare('UPDATE user SET is_suspended = 1 WHERE id = ?').bind(user.id).run()
    expect(await clap(visit, id, 5)).toMatchObject({ __typename: 'AccountSuspended' })
    // What was given may still be taken back.
    expect(await clap(visit, id, 0)).toMatchObject({ __typename: 'Post', clapCount: 0 })
  })

  test('is refused for what isn’t out, as if it weren’t there', async () => {
    const { visit } = await signedIn()
    const suspended = await createUser({ isSuspended: true })
    const hidden = [
      (await createStory({ state: 'draft', isListed: false })).id,
      (await createStory({ state: 'scheduled', isListed: false })).id,
      (await createStory({ state: 'trashed', isListed: false })).id,
      (await createStory({ state: 'removed', isListed: false })).id,
      nextId(),
      'x'.repeat(60),
    ]
    for (const id of hidden) {
      expect(await clap(visit, id, 1)).toMatchObject({ __typename: 'NotFound', field: 'targetPostId' })
    }
    const gone = await createStory({
      kind: 'response',
      state: 'trashed',
      inResponseToPostId: hidden[0] ?? '',
      isListed: false,
    })
    expect(await clap(visit, gone.id, 1)).toMatchObject({ message: 'This response isn’t there any more.' })
    const { id: ofSuspended } = await createStory({ creatorId: suspended.id, isListed: false })
    expect(await clap(visit, ofSuspended, 1)).toMatchObject({ __typename: 'PostSuspended' })
    const own = await createStory({ state: 'draft', isListed: false })
    const writer = newVisit()
    await writer.signIn(own.creatorId)
    expect(await clap(writer, own.id, 1)).toMatchObject({ __typename: 'Forbidden' })
  })

  test('works for unlisted stories and for responses', async () => {
    const { visit } = await signedIn()
    const { id: unlisted } = await createStory({ state: 'unlisted', isListed: false })
    const { id: response } = await createStory({ kind: 'response', inResponseToPostId: unlisted })
    for (const id of [unlisted, response])
      expect(await clap(visit, id, 2)).toMatchObject({ __typename: 'Post', clapCount: 2 })
  })

  test('tells its writers, those who clap on one day together', async () => {
    const writer = await signedIn()
    const other = await createUser()
    const { id } = await createStory({
      creatorId: writer.user.id,
      coAuthorIds: JSON.stringify([other.id]),
      title: 'Loved',
    })
    const notifications = async () => {
      const { data } = await writer.visit.ask(
        '{ notifications { notifications { kind actorCount actors { name } post { title } } } }',
      )
      return (data as { notifications: { notifications: object[] } }).notifications.notifications
    }
    for (const name of ['Ana', 'Ben', 'Cleo']) {
      const { visit } = await signedIn({ name })
      await clap(visit, id, 3)
      await clap(visit, id, 9)
    }
    expect(await notifications()).toEqual([
      { kind: 'CLAP', actorCount: 3, actors: [{ name: 'Cleo' }, { name: 'Ben' }], post: { title: 'Loved' } },
    ])
    const { results } = await env.DB.prepare(
      'SELECT user_id AS userId FROM notification WHERE post_id = ? AND is_replaced = 0',
    )
      .bind(id)
      .all()
    expect(results.map(({ userId }) => userId).sort()).toEqual([writer.user.id, other.id].sort())
  })

  test('is undone when the account is removed', async () => {
    const { id } = await createStory({ clapCount: 1 })
    const { user, visit } = await signedIn({ deleteAfter: NOON })
    await clap(visit, id, 6)
    const { removeAccount } = await import('../../../worker/data/account/removal')
    const { Database } = await import('../../../worker/data/database')
    await new Database(env.DB).write(removeAccount(user.id, NOON + DAY))
    expect(await stored({ kind: 'post', id })).toEqual({ count: 1, claps: new Map() })
  })
})

test('a list is clapped for likewise, but not a private one of others', async () => {
  const { user: owner, visit: ownVisit } = await signedIn()
  const { id } = await createCatalog({ creatorId: owner.id, slug: 'best' }, [])
  const secret = await createCatalog({ creatorId: owner.id, slug: 'secret', visibility: 1 }, [])
  const { visit } = await signedIn()
  const clapFor = async (by: typeof visit, catalogId: string, n: number) => {
    const { data } = await by.ask(
      `mutation ($id: ID!, $n: Int!) { clapCatalog(targetCatalogId: $id, numClaps: $n) {
        __typename ... on Catalog { clapCount viewerClapCount } ... on UserError { message } } }`,
      { id: catalogId, n },
    )
    return data?.clapCatalog
  }
  expect(await clapFor(visit, id, 8)).toEqual({ __typename: 'Catalog', clapCount: 8, viewerClapCount: 8 })
  expect(await clapFor(visit, secret.id, 8)).toMatchObject({ __typename: 'NotFound' })
  expect(await clapFor(ownVisit, id, 8)).toMatchObject({ message: 'You can’t clap for your own list.' })
  expect(await clapFor(ownVisit, secret.id, 8)).toMatchObject({ __typename: 'Forbidden' })
})

describe('the helper paths', () => {
  const vote = (visit: ReturnType<typeof newVisit>, path: string, body?: object, more: object = {}) =>
    visit.send(path, {
      method: 'POST',
      headers: { origin: ORIGIN, ...(body && { 'content-type': 'application/json' }), ...more },
      ...(body && { body: JSON.stringify(body) }),
    })

  test('clap once more, or as often as they are told', async () => {
    const { id } = await createStory()
    const { id: list } = await createCatalog({ creatorId: (await createUser()).id, slug: 'liked' }, [])
    const { visit } = await signedIn()
    expect(await (await vote(visit, `/_/vote/p/${id}`)).json()).toEqual({
      success: true,
      clapCount: 1,
      viewerClapCount: 1,
    })
    expect(await (await vote(visit, `/_/vote/post/${id}`)).json()).toMatchObject({ viewerClapCount: 2 })
    expect(await (await vote(visit, `/_/vote/response/${id}`)).json()).toMatchObject({ viewerClapCount: 3 })
    const all = await vote(visit, `/_/vote/p/${id}`, { numClaps: 50, key: 'a' })
    expect(await all.json()).toMatchObject({ viewerClapCount: 50 })
    expect(await (await vote(visit, `/_/vote/p/${id}`)).json()).toMatchObject({ viewerClapCount: 50 })
    await Promise.all([1, 2, 3].map(() => vote(visit, `/_/vote/catalog/${list}`)))
    expect(await stored({ kind: 'catalog', id: list })).toMatchObject({ count: 3 })
  })

  test('refuse people who are suspended', async () => {
    const { id, creatorId } = await createStory()
    const { visit } = await signedIn({ isSuspended: true })
    for (const path of [`/_/vote/p/${id}`, `/_/subscribe/user/${creatorId}`]) {
      const response = await vote(visit, path)
      expect([response.status, await response.json()]).toMatchObject([
        403,
        { error: { code: 'ACCOUNT_SUSPENDED' } },
      ])
    }
  })

  test('refuse what they don’t know, foreign pages and visitors', async () => {
    const { id } = await createStory()
    const { visit } = await signedIn()
    const statuses = await Promise.all([
      vote(visit, `/_/vote/p/${id}`, { numClaps: 51 }),
      vote(visit, `/_/vote/p/${id}`, { numClaps: 'many' }),
      vote(visit, `/_/vote/quote/${id}`),
      vote(visit, '/_/vote/p/nothing'),
      vote(visit, `/_/vote/p/${id}`, undefined, { origin: 'https://evil.example' }),
      vote(newVisit(), `/_/vote/p/${id}`),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([400, 400, 404, 404, 403, 401])
    expect((await stored({ kind: 'post', id })).count).toBe(0)
  })

  test('lead a form back to the story, and say when it went wrong', async () => {
    const { id, slug } = await createStory({ creatorId: (await createUser({ username: 'ada' })).id })
    const { visit } = await signedIn()
    const page = { accept: 'text/html' }
    const response = await vote(visit, `/_/vote/p/${id}`, undefined, page)
    expect([response.status, response.headers.get('location')]).toEqual([303, `${ORIGIN}/@ada/${slug}-${id}`])
    expect((await stored({ kind: 'post', id })).count).toBe(1)
    await vote(visit, '/_/vote/p/ffffffffffff', undefined, page)
    expect(visit.cookies().get('toast')).toBe('error')
  })
})
