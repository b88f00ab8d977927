import { describe, expect, test } from 'vitest'
import { publicationEntries } from '../../../client/layouts/publication/publication-entries'
import type { RouteName } from '../../../schema/routes/index'

const texts = (hasInbox: boolean, canLink: (route: RouteName) => boolean = () => true) => {
  const { main, settings } = publicationEntries({ hasInbox, canLink })
  return [main.map(({ text }) => text), settings.map(({ text }) => text)]
}

const SETTINGS = ['Info & Homepage', 'Submission', 'Navigation', 'Subpages', 'About', 'People']

describe('the menu with which a publication is managed', () => {
  test('has the lists of stories, or the editors’ inbox in their place', () => {
    expect(texts(false)).toEqual([
      ['Write a story', 'Stories', 'Featured stories', 'Reports', 'Newsletter', 'Stats', 'Followers'],
      SETTINGS,
    ])
    expect(texts(true)).toEqual([
      ['Write a story', 'Editor inbox', 'Reports', 'Newsletter', 'Stats', 'Followers'],
      SETTINGS,
    ])
  })

  test('has only entries whose pages exist', () => {
    expect(texts(false, (route) => route === 'CollectionSettings')).toEqual([[], ['Info & Homepage']])
    expect(texts(false, () => false)).toEqual([[], []])
  })
})
