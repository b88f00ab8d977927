import { describe, expect, test } from 'vitest'
import { sidebarEntries } from '../../../client/shell/sidebar/entries'
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
      ['Top stories', 'Topics', 'Publications'],
    ])
  })

  test('leaves out pages that don’t exist, and has one entry called Library', () => {
    expect(texts('mira', ['YourLists', 'YourStories', 'StatsHome'])).toEqual([
      ['Home', 'Profile'],
      ['Top stories', 'Topics', 'Library'],
    ])
  })
})
