import { describe, expect, test } from 'vitest'
import { publicationEntries } from '../../../client/layouts/publication/publication-entries'
import type { RouteName } from '../../../schema/routes/index'

const texts = (isInboxAlone: boolean, canLink: (route: RouteName) => boolean = () => true) => {
  const { main, settings } = publicationEntries({ isInboxAlone, canLink })
  return [main.map(({ text }) => text), settings.map(({ text }) => text)]
}

const SETTINGS = ['Info & Homepage', 'Design', 'Submission', 'Navigation', 'Subpages', 'About', 'People']

describe('the menu with which a publication is managed', () => {
  test('has the editors’ inbox, after the lists of stories or in their place', () => {
    expect(texts(false)).toEqual([
      [
        'Write a story',
        'Stories',
        'Featured stories',
        'Editor inbox',
        'Reports',
        'Newsletter',
        'Stats',
        'Followers',
      ],
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
