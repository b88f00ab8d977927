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
    expect(texts(undefined)).toEqual([['Home'], ['Top stories', 'Topics', 'Featured lists']])
  })

  test('leads signed-in people to their own pages, in a fixed order', () => {
    expect(texts('mira')).toEqual([
      ['Home', 'Library', 'Profile', 'Stories', 'Stats'],
      ['Top stories', 'Topics', 'Featured lists'],
    ])
  })

  test('leaves out pages that don’t exist', () => {
    expect(texts('mira', ['YourLibrary', 'YourStories', 'StatsHome'])).toEqual([
      ['Home', 'Profile'],
      ['Top stories', 'Topics', 'Featured lists'],
    ])
  })
})

test('the library in the sidebar has all that is the viewer’s own, and everybody’s lists', () => {
  const routes = (missing: readonly RouteName[]) =>
    libraryEntries((route) => !missing.includes(route)).map(({ route }) => route)
  expect(routes([])).toEqual([
    'YourLists',
    'YourSavedLists',
    'YourHighlights',
    'YourResponses',
    'YourReadingHistory',
    'ShowCollectionsLibrary',
  ])
  expect(routes(['YourSavedLists', 'YourReadingHistory'])).toEqual([
    'YourLists',
    'YourHighlights',
    'YourResponses',
    'ShowCollectionsLibrary',
  ])
})

test('is in library mode on the pages of the library and of everybody’s lists', () => {
  const yours = ['your-catalog', 'your-catalogs', 'your-followed-catalogs', 'your-reading-history']
  expect((Object.keys(PAGES) as PageId[]).filter(isLibraryPage).sort()).toEqual(
    [
      ...['collections-library', 'recently-deleted', 'your-highlights', 'your-library', 'your-responses'],
      ...yours,
      ...yours.map((page) => `two-col-${page}`),
    ].sort(),
  )
})
