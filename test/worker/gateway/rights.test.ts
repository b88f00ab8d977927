import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { ROUTES, type RouteName, routeNamed } from '../../../schema/routes/index'
import { SESSION_COOKIE } from '../../../schema/rules/session'
import { createReader } from '../../../worker/data/reader'
import { openParts, viewerOf } from '../../../worker/gateway/open-parts'
import { decideRoute, type RouteDecision } from '../../../worker/gateway/route-rights'
import { createCollection } from '../../factories/collection'
import { AUTH_SECRET, ORIGIN } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { createRoles } from '../../factories/leaders'
import { createStory } from '../../factories/story'
import {
  expected,
  gatherCast,
  headersFor,
  headersOf,
  idOf,
  PEOPLE,
  paramsOf,
  type Signed,
  VISITORS,
  type Viewer,
} from './support/cast'

const NAMES = Object.keys(ROUTES) as RouteName[]

beforeAll(gatherCast)

/** What the gateway decides about a row. */
function decide(
  viewer: Viewer,
  name: RouteName,
  more: Readonly<Record<string, string>> = {},
): Promise<RouteDecision> {
  const params = paramsOf(name, more)
  const reader = createReader(env.DB)
  const parts = openParts({
    request: new Request(ORIGIN, { headers: headersOf.get(viewer) ?? {} }),
    env: { ...(env as Env), AUTH_SECRET },
    clock: { now: () => NOON },
    reader,
    mainOrigin: ORIGIN,
    later: () => {},
  })
  return decideRoute({
    match: { route: routeNamed(name), params },
    params,
    mayBeSignedIn: () => parts.browser.cookie(SESSION_COOKIE) !== undefined,
    viewer: () => viewerOf(parts),
    reader: () => reader,
  })
}

describe('every row of the route table', () => {
  test.each([...VISITORS, ...(Object.keys(PEOPLE) as Signed[])])(
    'is decided for a viewer: %s',
    async (viewer) => {
      const decisions: Record<string, RouteDecision> = {}
      const wanted: Record<string, RouteDecision> = {}
      for (const name of NAMES) {
        decisions[name] = await decide(viewer, name)
        wanted[name] = expected(viewer, name)
      }
      expect(decisions).toEqual(wanted)
    },
  )

  test('that is stored for everybody is for everybody', () => {
    const shared = NAMES.filter((name) => routeNamed(name).cacheGroups !== undefined)
    expect(shared.filter((name) => routeNamed(name).who !== 'any')).toEqual([])
  })
})

test('a row for signed links is refused unless its own code is known to check the signature', async () => {
  const decideAbout = (name: RouteName) =>
    decideRoute({
      match: { route: { ...routeNamed(name), who: 'signed-link' }, params: paramsOf(name) },
      params: paramsOf(name),
      mayBeSignedIn: () => true,
      viewer: async () => null,
      reader: () => createReader(env.DB),
    })
  expect(await decideAbout('EmailSettings')).toBe('yes')
  expect(await decideAbout('FriendLink')).toBe('no')
})

describe('a route about a thing', () => {
  test.each<[RouteName, Viewer, Record<string, string>]>([
    ['CollectionSettings', 'owner of the publication', { collectionSlug: 'nothing-here' }],
    ['EditPost', 'author of the story', { postId: 'ffffffffffff' }],
    ['UserStats', 'author of the story', { username: 'nobody.here' }],
  ])('%s is for nobody when the thing doesn’t exist', async (name, viewer, more) => {
    expect(await decide(viewer, name)).toBe('yes')
    expect(await decide(viewer, name, more)).toBe('no')
  })

  test('depends on the story’s state', async () => {
    const creatorId = await idOf()
    headersOf.set('stranger', await headersFor(creatorId))
    const edit = async (state: 'draft' | 'trashed' | 'removed') => {
      const { id } = await createStory({ creatorId, state, isListed: false })
      return decide('stranger', 'EditPost', { postId: id })
    }
    expect([await edit('draft'), await edit('trashed'), await edit('removed')]).toEqual(['yes', 'yes', 'no'])
  })

  test('is for editors too, for any story of their publication that isn’t a draft or in the trash', async () => {
    const { id: collectionId } = await createCollection()
    const editor = await idOf()
    await createRoles(collectionId, { [editor]: 'EDITOR' })
    headersOf.set('stranger', await headersFor(editor))
    const edit = async (state: 'published' | 'unlisted' | 'scheduled' | 'draft' | 'trashed') => {
      const { id } = await createStory({ collectionId, state, isListed: state === 'published' })
      return decide('stranger', 'EditPost', { postId: id })
    }
    expect([await edit('published'), await edit('unlisted'), await edit('scheduled')]).toEqual(
      Array.from({ length: 3 }, () => 'yes'),
    )
    expect([await edit('draft'), await edit('trashed')]).toEqual(['no', 'no'])
    const { id: postId } = await createStory({ collectionId })
    expect(await decide('stranger', 'ShowPostReferrers', { postId })).toBe('no')
    const { id: elsewhere } = await createStory()
    expect(await decide('stranger', 'EditPost', { postId: elsewhere })).toBe('no')
  })

  test('depends on each thing that the path names', async () => {
    const { id: postId } = await createStory()
    const owner = 'owner of the publication'
    expect(await decide(owner, 'FeatureCollectionPost')).toBe('yes')
    expect(await decide(owner, 'FeatureCollectionPost', { postId })).toBe('no')
    expect(await decide('author of the story', 'UserStatsPost', { postId })).toBe('no')
  })
})
