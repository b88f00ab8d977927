import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { isRouteName, ROUTES, type RouteName, routeNamed } from '../../../schema/routes/index'
import { type HostContext, type LinkParams, linkTo, setLinkMode } from '../../../schema/routes/links'
import { matchPath, matchRoute, routeOf } from '../../../schema/routes/match'
import { redirectOf } from '../../../schema/routes/redirect'
import { sampleParams } from './samples'

const untyped = linkTo as (name: string, params?: object, options?: object) => string
const ALL = Object.keys(ROUTES).filter(isRouteName).map(routeNamed)

beforeEach(() => setLinkMode('throw'))
afterEach(() => vi.restoreAllMocks())

describe('a link', () => {
  it('fills the path of its route', () => {
    expect(linkTo('Home')).toBe('/')
    expect(linkTo('ShowUser', { username: 'alice' })).toBe('/@alice')
    expect(linkTo('ShowCollectionAllPage', { collectionSlug: 'tidewater', page: 2 })).toBe('/tidewater/all/2')
    expect(linkTo('SitemapPart', { name: 'posts-1' })).toBe('/sitemap/posts-1.xml')
  })

  it('takes a query and a hash', () => {
    expect(linkTo('Search', {}, { query: { q: 'a & b', tab: undefined } })).toBe('/search?q=a+%26+b')
    expect(linkTo('Settings', {}, { hash: 'membership' })).toBe('/me/settings#membership')
    expect(linkTo('ShowAbout', {}, { query: { autoplay: 1 } })).toBe('/about?autoplay=1')
  })

  it('encodes its values', () => {
    expect(linkTo('ShowTag', { tagSlug: '潮/?#%' })).toBe('/tag/%E6%BD%AE%2F%3F%23%25')
    expect(linkTo('ShowTag', { tagSlug: '\ud800' })).toBe('/tag/%EF%BF%BD')
  })

  it('knows its names and parameters when it is compiled', () => {
    expectTypeOf<'Nowhere'>().not.toExtend<RouteName>()
    expectTypeOf<LinkParams<'ShowUserPost'>>().toEqualTypeOf<{
      readonly username: string | number
      readonly postId: string | number
    }>()
  })

  it('names a route that does not exist', () => {
    expect(() => untyped('Nowhere')).toThrow('Unknown route: Nowhere')
    expect(() => untyped('toString')).toThrow('Unknown route: toString')
  })

  it('throws for a missing, empty or dotted value in tests', () => {
    for (const tagSlug of [undefined, null, '', '.', '..'])
      expect(() => untyped('ShowTag', { tagSlug })).toThrow('Route ShowTag needs a value for {tagSlug}.')
    expect(() => untyped('ShowTag')).toThrow('{tagSlug}')
  })

  it('warns of it otherwise', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    setLinkMode('warn')
    expect(linkTo('ShowTag', { tagSlug: '' })).toBe('/tag/')
    expect(warn).toHaveBeenCalledWith('Route ShowTag needs a value for {tagSlug}.')
  })

  it('leads to its own route, for every route of the table', () => {
    for (const route of ALL) {
      const params = sampleParams(route)
      expect(matchRoute('default', untyped(route.name, params)), route.name).toEqual({ route, params })
    }
  })

  it('comes back with the values that it was given', () => {
    const text = fc.stringMatching(/^[\p{L}\p{N}][\p{L}\p{N}_-]{0,40}$/u)
    fc.assert(
      fc.property(text, (tagSlug) => {
        expect(routeOf(linkTo('ShowTag', { tagSlug })).params).toEqual({ tagSlug })
      }),
    )
    const token = fc.string({ minLength: 1 }).filter((value) => !/[/\\]|^\.\.?$/.test(value))
    fc.assert(
      fc.property(token, (key) => {
        expect(routeOf(linkTo('ConfirmAccount', { key })).params).toEqual({ key })
      }),
    )
  })
})

describe('a link on another host', () => {
  const main = 'https://quire.example'
  const onUser: HostContext = { table: 'user', owner: 'alice', main, auth: 'https://auth.quire.example' }
  const postId = 'the-tide-0123456789ab'

  it("drops the host's own segment for its owner", () => {
    expect(linkTo('ShowUser', { username: 'alice' }, { host: onUser })).toBe('/')
    expect(linkTo('ShowUserPost', { username: 'alice', postId }, { host: onUser })).toBe(`/${postId}`)
  })

  it('names the main host for what exists only there', () => {
    expect(linkTo('ShowUser', { username: 'bob' }, { host: onUser })).toBe(`${main}/@bob`)
    expect(linkTo('Settings', {}, { host: onUser })).toBe(`${main}/me/settings`)
    expect(linkTo('SignIn', {}, { host: onUser })).toBe('https://auth.quire.example/m/signin')
    expect(linkTo('GraphQL', {}, { host: onUser })).toBe('/_/graphql')
  })

  it('names the own host of the publication that it leads to', () => {
    const host: HostContext = { table: 'default', main, own: 'https://tidewater.example' }
    const params = { collectionSlug: 'tidewater', postId }
    expect(linkTo('ShowCollectionPost', params, { host })).toBe(`https://tidewater.example/${postId}`)
    expect(linkTo('ShowTag', { tagSlug: 'sea' }, { host })).toBe('/tag/sea')
  })
})

describe('the route of a path', () => {
  it('is found without its query and hash', () => {
    expect(routeOf('/search?q=/about#x').route.name).toBe('Search')
    expect(routeOf('/about', 'user').route.name).toBe('ShowUserAbout')
  })

  it('is an error when there is none', () => {
    expect(() => routeOf('/no/such/page')).toThrow('No route matches /no/such/page')
    expect(matchPath('/no/such/page')).toBeUndefined()
  })
})

describe('a redirect', () => {
  const follow = (path: string) => {
    const { route, params } = routeOf(path)
    return redirectOf(route, params, { search: new URL(path, 'https://quire.example').searchParams })
  }

  it('fills the target with its own values, renamed or fixed ones', () => {
    expect(follow('/topics')).toEqual({ location: '/explore-topics', status: 301 })
    expect(follow('/topic/sea')).toEqual({ location: '/tag/sea', status: 301 })
    expect(follow('/s/human-parts')).toEqual({ location: '/human-parts', status: 301 })
    expect(follow('/tidewater/submissions')?.location).toBe('/tidewater/stories/submissions')
    expect(follow('/@alice/the-tide-0123456789ab/edit')?.location).toBe('/p/0123456789ab/edit')
  })

  it('carries over what the target knows', () => {
    expect(follow('/redeem?giftCode=a%20b&utm_source=x')?.location).toBe('/redeem-gift?giftCode=a+b')
  })

  it('is undefined if a value is missing or a handler has to look it up', () => {
    expect(redirectOf(routeNamed('ShowTopic'), {})).toBeUndefined()
    expect(follow('/u/12')).toBeUndefined()
    expect(redirectOf(routeNamed('Home'), {})).toBeUndefined()
  })

  it('leads to a route, and ends, for every plain redirect of the table', () => {
    for (const start of ALL.filter(({ redirect }) => redirect && redirect.to !== 'dynamic')) {
      let route = start
      let params = sampleParams(start)
      for (let steps = 0; route.redirect && route.redirect.to !== 'dynamic'; steps++) {
        expect(steps, start.name).toBeLessThan(4)
        const next = matchPath(redirectOf(route, params)?.location ?? 'nowhere')
        expect(next?.route.name, route.name).toBe(route.redirect.to)
        if (!next) return
        route = next.route
        params = { ...next.params }
      }
    }
  })
})
