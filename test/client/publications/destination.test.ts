import { describe, expect, it } from 'vitest'
import {
  destinationsOf,
  type NavigationItem,
  type PublicationContext,
} from '../../../client/layouts/publication/destination'
import { linkTo } from '../../../schema/routes/links'

const item = (destination: string, value: string | null = null): NavigationItem => ({
  destination,
  title: destination,
  value,
})
const publication = (navigationItems: NavigationItem[]): PublicationContext => ({
  __typename: 'Collection',
  id: '44ec87c3f765',
  slug: 'tidewater',
  domain: null,
  isAuroraVisible: true,
  name: 'Tidewater',
  tagline: '',
  headerColor: null,
  avatar: null,
  navigationItems,
  viewerEdge: { id: 'edge', viewerStaffRole: null },
})
const hrefs = (...items: NavigationItem[]) =>
  destinationsOf(publication(items), linkTo).map(({ href }) => href)

describe('a publication’s navigation', () => {
  it('has an address for each kind of destination', () => {
    expect(
      hrefs(
        item('about'),
        item('archive'),
        item('latest'),
        item('trending'),
        item('page', 'field-guide'),
        item('post', 'the-tide-turns-30bc6137f8d2'),
        item('section', 'ocean'),
        item('tag feed', 'birds'),
        item('external url', 'https://example.org/shop'),
      ),
    ).toEqual([
      '/tidewater/about',
      '/tidewater/archive',
      '/tidewater/latest',
      '/tidewater/trending',
      '/tidewater/subpage/field-guide',
      '/tidewater/the-tide-turns-30bc6137f8d2',
      '/tidewater/ocean/home',
      '/tidewater/tagged/birds',
      'https://example.org/shop',
    ])
  })

  it('leaves out what leads nowhere or isn’t safe', () => {
    const nowhere = [item('page'), item('post', 'no-id'), item('elsewhere', 'x')]
    expect(hrefs(...nowhere, item('external url', 'javascript:alert(1)'), item('latest'))).toEqual([
      '/tidewater/latest',
    ])
  })

  it('is the usual one until the editors choose', () => {
    expect(hrefs()).toEqual([
      '/tidewater/latest',
      '/tidewater/trending',
      '/tidewater/archive',
      '/tidewater/about',
    ])
  })
})
