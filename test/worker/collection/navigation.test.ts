import { describe, expect, test } from 'vitest'
import { createStory } from '../../factories/story'
import { change, logOf, publicationWithPeople } from './support'

const pageInput = { kind: 'SUBPAGE', title: 'Team' }

describe('a navigation', () => {
  test('leads to all nine destinations, each with its parameter', async () => {
    const { publication, editor } = await publicationWithPeople()
    const collectionId = publication.id
    await change(editor.visit, 'savePublicationPage', { ...pageInput, collectionId })
    await change(editor.visit, 'savePublicationPage', {
      collectionId,
      kind: 'FEATURE',
      title: 'Low tide',
      tag: 'Low Tide',
    })
    const { id } = await createStory({ collectionId, creatorId: editor.user.id })
    const items = [
      ['ABOUT', null, null],
      ['ARCHIVE', 'ignored', null],
      ['EXTERNAL_URL', 'https://example.org', 'https://example.org/'],
      ['LATEST', null, null],
      ['PAGE', 'team', 'team'],
      ['POST', `https://quire.example/the-tide/a-story-${id}?source=x`, id],
      ['SECTION', 'low-tide', 'low-tide'],
      ['TAG_FEED', 'Sea Birds', 'sea-birds'],
      ['TRENDING', null, null],
    ].map(([destination, value, kept]) => ({ destination, title: `${destination}`, value, kept }))
    const saved = await change(editor.visit, 'setPublicationNavigation', {
      collectionId,
      items: items.map(({ kept, ...item }) => item),
    })
    expect(saved.navigationItems).toEqual(
      items.map(({ destination, title, kept }) => ({ destination, title, value: kept })),
    )
    expect(await logOf(collectionId)).toHaveLength(3)
    // A page that goes takes its entry along.
    const left = await change(editor.visit, 'deletePublicationPage', {
      collectionId,
      kind: 'SUBPAGE',
      slug: 'team',
    })
    expect(left.navigationItems).toHaveLength(8)
  })

  test('names the entry and the field that are wrong', async () => {
    const { publication, editor } = await publicationWithPeople()
    const { id: elsewhere } = await createStory({ creatorId: editor.user.id })
    const good = { destination: 'LATEST', title: 'New' }
    const wrong = [
      [{ ...good, title: ' ' }, 'title'],
      [{ ...good, title: 'x'.repeat(41) }, 'title'],
      [{ destination: 'EXTERNAL_URL', title: 'A', value: 'javascript:alert(1)' }, 'value'],
      [{ destination: 'EXTERNAL_URL', title: 'A', value: 'mailto:a@example.org' }, 'value'],
      [{ destination: 'PAGE', title: 'A', value: 'nowhere' }, 'value'],
      [{ destination: 'SECTION', title: 'A' }, 'value'],
      [{ destination: 'TAG_FEED', title: 'A', value: '!' }, 'value'],
      [{ destination: 'POST', title: 'A', value: elsewhere }, 'value'],
    ] as const
    for (const [item, field] of wrong)
      expect(
        await change(editor.visit, 'setPublicationNavigation', {
          collectionId: publication.id,
          items: [good, item],
        }),
        JSON.stringify(item),
      ).toMatchObject({ __typename: 'BadRequest', field: `items.1.${field}` })
    const tooMany = Array.from({ length: 21 }, () => good)
    expect(
      await change(editor.visit, 'setPublicationNavigation', {
        collectionId: publication.id,
        items: tooMany,
      }),
    ).toMatchObject({ field: 'items' })
  })
})
