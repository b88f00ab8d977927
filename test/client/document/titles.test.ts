import { expect, test } from 'vitest'
import type { HeadContext } from '../../../client/lib/page'
import { head as homeHead } from '../../../client/pages/home/index'
import { head as notificationsHead } from '../../../client/pages/notifications/index'
import { head as searchHead } from '../../../client/pages/search/index'
import { head as feedHead } from '../../../client/pages/your-following-feed/index'

/** A page at an address, whose `load` was given this answer. */
const at = (page: Partial<HeadContext>, data: object = {}) =>
  ({
    search: {},
    params: {},
    state: { config: { mainOrigin: 'https://quire.example' }, client: { table: 'default' } },
    data: () => data,
    answer: () => data,
    ...page,
  }) as unknown as HeadContext

test('the tabs of a page have titles of their own', () => {
  const notifications = [{}, { tab: 'stories' }].map((search) => notificationsHead(at({ search })).title)
  expect(notifications).toEqual(['Notifications', 'Notifications: Stories'])
  const home = [{}, { feed: 'following' }].map((search) => homeHead(at({ search }, { homeFeed: null })).title)
  expect(home).toEqual(['Home', 'Home: Following'])
  const feeds = ['people', 'topics'].map(
    (entityName) => feedHead(at({ params: { entityName } }, { viewer: null })).title,
  )
  expect(feeds).toEqual(['Your feeds: Writers', 'Your feeds: Topics'])
  const search = (['Search', 'SearchUsers'] as const).map(
    (routeName) =>
      searchHead(at({ routeName, search: { q: 'salt' } }, { search: { collection: null } })).title,
  )
  expect(search).toEqual(['Search results for “salt”', 'Search results for “salt”: People'])
})
