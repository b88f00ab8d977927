import { describe, expect, it } from 'vitest'
import {
  destinationsOf,
  type NavigationItem,
  type PublicationContext,
} from '../../../client/layouts/publication/destination'
import { linkTo } from '../../../schema/routes/links'

const item = (destination: NavigationItem['destination'], value: string | null = null): NavigationItem => ({
  __typename: 'NavigationItem',
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
  subscriberCount: 0,
  avatar: null,
  logo: null,
  drawing: null,
  styleSheetPath: null,
  theme: null,
  navigationItems,
  viewerEdge: { __typename: 'CollectionViewerEdge', id: 'edge', viewerStaffRole: null },
})
const hrefs = (...items: NavigationItem[]) =>
  destinationsOf(publication(items), linkTo).map(({ href }) => href)

describe('a publication’s navigation', () => {
  it('has an address for each kind of destination', () => {
    expect(
      hrefs(
        item('ABOUT'),
        item('ARCHIVE'),
        item('LATEST'),
        item('TRENDING'),
        item('PAGE', 'field-guide'),
        item('POST', 'the-tide-turns-30bc6137f8d2'),
        item('SECTION', 'ocean'),
        item('TAG_FEED', 'birds'),
        item('EXTERNAL_URL', 'https://example.org/shop'),
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

  it('leaves out entries that lead nowhere or aren’t safe', () => {
    const nowhere = [item('PAGE'), item('POST', 'no-id'), item('ELSEWHERE' as 'PAGE', 'x')]
    expect(hrefs(...nowhere, item('EXTERNAL_URL', 'javascript:alert(1)'), item('LATEST'))).toEqual([
      '/tidewater/latest',
    ])
  })

  it('is the default until the editors choose', () => {
    expect(hrefs()).toEqual([
      '/tidewater/latest',
      '/tidewater/trending',
      '/tidewater/archive',
      '/tidewater/about',
    ])
  })
})
