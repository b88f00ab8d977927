import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { methodsOf, pageOf } from '../../../schema/routes/answer'
import { feedForms } from '../../../schema/routes/feed-forms'
import { isRouteName, ROUTES, routeNamed } from '../../../schema/routes/index'
import { ambiguitiesIn, buildMatcher, matchRoute } from '../../../schema/routes/match'
import { routesIn } from '../../../schema/routes/rows'
import type { TableName } from '../../../schema/routes/tables'
import { ALLOWED_PARAMS } from '../../../schema/routes/types'
import { samplePath } from './samples'

const TABLES: TableName[] = ['default', 'user', 'publication']
const ALL = Object.keys(ROUTES).filter(isRouteName).map(routeNamed)
const FOLDER = new URL('../../../schema/routes/', import.meta.url)

describe('the route table', () => {
  it('has each name in one area only', () => {
    const areas = readdirSync(FOLDER).map((file) => readFileSync(new URL(file, FOLDER), 'utf8'))
    const names = areas
      .filter((text) => text.includes('satisfies RouteArea'))
      .flatMap((text) => [...text.matchAll(/^ {2}([A-Z]\w*): \{/gm)].map(([, name]) => name))
    // Rows that are made of other rows.
    names.push(...Object.keys(feedForms))
    expect(names.length).toBe(ALL.length)
    expect(new Set(names).size).toBe(ALL.length)
  })

  it('has each path once', () => {
    expect(new Set(ALL.map(({ path }) => path)).size).toBe(ALL.length)
  })

  it.each(TABLES)('has no ambiguous path in the table of %s', (table) => {
    expect(ambiguitiesIn(table)).toEqual([])
  })

  it.each(TABLES)('finds every route of the table of %s by its own path', (table) => {
    const lost = routesIn(table).filter(({ route }) => {
      return matchRoute(table, samplePath(route, table))?.route.name !== route.name
    })
    expect(lost.map(({ path }) => path)).toEqual([])
  })

  it('warns of two routes with equal precedence', () => {
    const row = (name: 'ShowTag' | 'ShowTopic', path: string) => ({ route: routeNamed(name), path })
    const { warnings, match } = buildMatcher([
      row('ShowTag', '/x/{tagSlug}'),
      row('ShowTopic', '/x/{slugOfTag}'),
    ])
    expect(warnings).toEqual(['Ambiguous path registration: ShowTopic and ShowTag at /x/{slugOfTag}'])
    expect(match('/x/rust')?.route.name).toBe('ShowTag')
  })

  it('gives every page route a page, every redirect a target, and no other route either', () => {
    for (const { name, kind, page, redirect } of ALL) {
      expect(page !== undefined, name).toBe(kind === 'page' || name === 'ShowTopic')
      expect(redirect !== undefined, name).toBe(kind === 'redirect')
    }
  })

  it('names only parameters that the path has, and declares nothing that is allowed anyway', () => {
    for (const { name, path, values, query = [] } of ALL) {
      for (const param of Object.keys(values ?? {})) expect(path, name).toContain(`{${param}}`)
      for (const key of query) expect(ALLOWED_PARAMS as readonly string[], name).not.toContain(key)
    }
  })

  it('stores only what everybody may read by GET', () => {
    for (const { name, cacheGroups, who, methods } of ALL.filter((route) => route.cacheGroups)) {
      expect(cacheGroups?.length, name).toBeGreaterThan(0)
      expect(who, name).toBe('any')
      expect(methods, name).toBeUndefined()
    }
  })

  it('accepts GET and HEAD for reading and POST for actions, unless a route says otherwise', () => {
    expect(methodsOf(ROUTES.ShowAbout)).toEqual(['GET', 'HEAD'])
    expect(methodsOf(ROUTES.VotePost)).toEqual(['POST'])
    expect(methodsOf(ROUTES.PostDeltas)).toEqual(['GET', 'HEAD', 'POST'])
    expect(methodsOf(ROUTES.FeatureCollectionPost)).toEqual(['POST', 'DELETE'])
  })
})

describe('the page of a route', () => {
  const flags = (...on: string[]) => new Set(on)

  it('is one home for readers and another for visitors', () => {
    expect(pageOf(ROUTES.Home, { signedIn: true, flags: flags() })).toBe('home')
    expect(pageOf(ROUTES.Home, { signedIn: false, flags: flags() })).toBe('home-lo')
  })

  it('depends on the flags of navigation and submissions', () => {
    const stories = (params: Record<string, string>, ...on: string[]) =>
      pageOf(ROUTES.YourStoriesFiltered, { signedIn: true, flags: flags(...on), params })
    const drafts = { filterBy: 'drafts' }
    const responses = { filterBy: 'responses' }
    expect(stories(drafts)).toBe('your-stories')
    expect(stories(drafts, 'enable_global_navigation')).toBe('two-col-your-stories')
    expect(stories(drafts, 'enable_global_navigation', 'enable_submissions_v2')).toBe('writer-outbox')
    expect(stories(responses, 'enable_global_navigation', 'enable_submissions_v2')).toBe(
      'two-col-your-stories',
    )
  })

  it('is none while the flag of its only page is off', () => {
    expect(pageOf(ROUTES.ShowMastodon, { signedIn: true, flags: flags() })).toBeUndefined()
    const on = flags('enable_mastodon_for_members')
    expect(pageOf(ROUTES.ShowMastodon, { signedIn: false, flags: on })).toBe('mastodon-for-members')
  })
})
