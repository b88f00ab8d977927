import { describe, expect, test } from 'vitest'
import { libraryEntries, sidebarEntries } from '../../../client/shell/sidebar/entries'
import { isLibraryPage } from '../../../client/shell/sidebar/library-pages'
import { PAGES } from '../../../schema/page-table'
import type { PageId } from '../../../schema/pages'
import type { RouteName } from '../../../schema/routes/index'

const texts = (username: string | undefined, missing: readonly RouteName[] = []) => {
  const { own, explore } = sidebarEntries({ username, canLink: (route) => !missing.includes(route) })
  return [own.map(({ text }) => text), explore.map(({ text }) => text)]
}

describe('the sidebar', () => {
  test('leads a visitor home and to what there is to read', () => {
    expect(texts(undefined)).toEqual([['Home'], ['Top stories', 'Topics', 'Library']])
  })

  test('leads signed-in people to their own pages, in a fixed order', () => {
    expect(texts('mira')).toEqual([
      ['Home', 'Library', 'Profile', 'Stories', 'Stats'],
      ['Top stories', 'Topics', 'Lists'],
    ])
  })

  test('leaves out pages that don’t exist, and has one entry called Library', () => {
    expect(texts('mira', ['YourLists', 'YourStories', 'StatsHome'])).toEqual([
      ['Home', 'Profile'],
      ['Top stories', 'Topics', 'Library'],
    ])
  })
})

describe('the library in the sidebar', () => {
  const routes = (missing: readonly RouteName[]) =>
    libraryEntries({ username: 'mira', canLink: (route) => !missing.includes(route) }).map(
      ({ route }) => route,
    )

  test('has the viewer’s lists, what they saved and read, and everybody’s library', () => {
    expect(routes([])).toEqual([
      'YourLists',
      'YourSavedLists',
      'YourReadingHistory',
      'ShowCollectionsLibrary',
    ])
  })

  test('leads to the lists on their profile as long as these have no page of their own', () => {
    const missing = ['YourLists', 'YourSavedLists', 'YourReadingHistory'] as const
    expect(routes(missing)).toEqual(['ShowUserLists', 'ShowCollectionsLibrary'])
    expect(routes([...missing, 'ShowUserLists'])).toEqual(['ShowCollectionsLibrary'])
  })
})

test('is in library mode on the pages of lists that are the viewer’s or the house’s', () => {
  const yours = ['your-catalog', 'your-catalogs', 'your-followed-catalogs', 'your-reading-history']
  expect((Object.keys(PAGES) as PageId[]).filter(isLibraryPage).sort()).toEqual(
    ['collections-library', ...yours, ...yours.map((page) => `two-col-${page}`)].sort(),
  )
})
