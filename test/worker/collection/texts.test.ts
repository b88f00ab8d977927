import { describe, expect, test } from 'vitest'
import type { StoryBody } from '../../../schema/story/paragraph'
import { change, logOf, publicationWithPeople, purged } from './support'

const text = (words: string, name = 'para1'): StoryBody => [{ type: 'P', name, text: words, markups: [] }]

type People = Awaited<ReturnType<typeof publicationWithPeople>>

/** What readers are shown. */
const shown = async ({ visitor, publication }: People, subpage = 'nothing') => {
  const { data } = await visitor.visit.ask(
    `query ($slug: String!, $subpage: String!) { collectionByDomainOrSlug(domainOrSlug: $slug) { ... on Collection {
      about revisions { about navigation } navigationItems { title value }
      page(slug: $subpage, kind: SUBPAGE) { title body revision } pages(kind: SUBPAGE) { slug body } } } }`,
    { slug: publication.slug, subpage },
  )
  return (data as { collectionByDomainOrSlug: never }).collectionByDomainOrSlug as {
    about: StoryBody
    revisions: { about: number; navigation: number }
    navigationItems: { title: string; value: string }[]
    page: { title: string; body: StoryBody; revision: number } | null
    pages: { slug: string; body: StoryBody }[]
  }
}

describe('the text of an about page', () => {
  test('is shown to readers at once, with its code highlighted, and logged', async () => {
    const all = await publicationWithPeople()
    const collectionId = all.publication.id
    const about: StoryBody = [
      ...text('We write about tides.'),
      { type: 'PRE', name: 'code1', text: 'const a = 1', markups: [], language: 'ts' },
    ]
    expect(await change(all.editor.visit, 'setPublicationAbout', { collectionId, about })).toMatchObject({
      __typename: 'Collection',
    })
    const after = await shown(all)
    expect(after.about).toMatchObject([{ text: 'We write about tides.' }, { tokens: expect.any(Array) }])
    expect(await logOf(collectionId)).toMatchObject([{ action: 'CHANGE_ABOUT', actorId: all.editor.user.id }])
    expect(await purged()).toContain(`collection-${collectionId}`)
    // Sending the same text again changes nothing.
    await change(all.owner.visit, 'setPublicationAbout', { collectionId, about })
    expect(await logOf(collectionId)).toHaveLength(1)
  })

  test('is for owners and editors', async () => {
    const { publication, writer, stranger, suspended, visitor } = await publicationWithPeople()
    const input = { collectionId: publication.id, about: text('Mine') }
    for (const [who, kind] of [
      [writer, 'Forbidden'],
      [stranger, 'Forbidden'],
      [suspended, 'Forbidden'],
      [visitor, 'Unauthorized'],
    ] as const)
      expect((await change(who.visit, 'setPublicationAbout', input)).__typename).toBe(kind)
  })

  test('is no text that a story couldn’t be', async () => {
    const { publication, editor } = await publicationWithPeople()
    const bad: unknown[] = [
      'text',
      [{ type: 'SCRIPT', name: 'para1', text: 'alert(1)', markups: [] }],
      [
        {
          type: 'P',
          name: 'para1',
          text: 'press',
          markups: [{ type: 'A', start: 0, end: 5, href: 'javascript:alert(1)' }],
        },
      ],
      [{ type: 'IFRAME', name: 'para1', text: '', markups: [], src: 'https://evil.example/', title: 'x' }],
      [...text('a'), ...text('b')],
      text('x'.repeat(61_000)),
    ]
    for (const about of bad)
      expect(
        await change(editor.visit, 'setPublicationAbout', { collectionId: publication.id, about }),
        JSON.stringify(about).slice(0, 80),
      ).toMatchObject({ __typename: 'BadRequest', field: 'about' })
  })

  test('that begins from an older one isn’t saved over a newer one', async () => {
    const all = await publicationWithPeople()
    const collectionId = all.publication.id
    const save = (words: string, baseRevision: number | null) =>
      change(all.editor.visit, 'setPublicationAbout', { collectionId, about: text(words), baseRevision })
    expect(await save('First', 0)).toMatchObject({ __typename: 'Collection' })
    expect(await save('Second', 0)).toMatchObject({ __typename: 'Conflict' })
    const after = await shown(all)
    expect(after).toMatchObject({ about: [{ text: 'First' }], revisions: { about: 1 } })
    expect(await logOf(collectionId)).toHaveLength(1)
    const both = await Promise.all([save('Third', 1), save('Fourth', 1)])
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(['Collection', 'Conflict'])
  })
})

describe('the text of a subpage', () => {
  const page = { kind: 'SUBPAGE', title: 'Team' }

  test('is shown to readers, and stays when only the title changes', async () => {
    const all = await publicationWithPeople()
    const given = { ...page, collectionId: all.publication.id }
    await change(all.editor.visit, 'savePublicationPage', { ...given, body: text('All of us') })
    await change(all.editor.visit, 'savePublicationPage', { ...given, title: 'People', currentSlug: 'team' })
    const after = await shown(all, 'people')
    expect(after.page).toMatchObject({ title: 'People', body: [{ text: 'All of us' }], revision: 1 })
    expect(after.pages).toMatchObject([{ slug: 'people', body: [{ text: 'All of us' }] }])
  })

  test('isn’t saved over a newer one', async () => {
    const all = await publicationWithPeople()
    const given = { ...page, collectionId: all.publication.id, currentSlug: 'team' }
    await change(all.editor.visit, 'savePublicationPage', { ...given, currentSlug: null })
    const save = (words: string) =>
      change(all.editor.visit, 'savePublicationPage', { ...given, body: text(words), baseRevision: 0 })
    expect(await save('Ours')).toMatchObject({ __typename: 'CollectionPage' })
    expect(await save('Theirs')).toMatchObject({ __typename: 'Conflict' })
    expect((await shown(all, 'team')).page?.body).toMatchObject([{ text: 'Ours' }])
  })
})

describe('a deleted subpage', () => {
  const page = { kind: 'SUBPAGE', title: 'Team' }

  test('comes back with its text and the entries that led to it, in their places', async () => {
    const all = await publicationWithPeople()
    const { publication, editor } = all
    const collectionId = publication.id
    await change(editor.visit, 'savePublicationPage', { ...page, collectionId, body: text('All of us') })
    const items = [
      { destination: 'LATEST', title: 'New' },
      { destination: 'PAGE', title: 'Us', value: 'team' },
      { destination: 'ARCHIVE', title: 'Old' },
    ]
    await change(editor.visit, 'setPublicationNavigation', { collectionId, items })
    const named = { collectionId, kind: 'SUBPAGE', slug: 'team' }
    await change(editor.visit, 'deletePublicationPage', named)
    const gone = await shown(all, 'team')
    expect([gone.page, gone.pages, gone.navigationItems.length]).toEqual([null, [], 2])
    for (const who of [editor, editor])
      expect(await change(who.visit, 'undeletePublicationPage', named)).toMatchObject({ slug: 'team' })
    const back = await shown(all, 'team')
    expect(back.page).toMatchObject({ body: [{ text: 'All of us' }] })
    expect(back.navigationItems.map(({ title }) => title)).toEqual(['New', 'Us', 'Old'])
    expect((await logOf(collectionId)).map(({ action }) => action)).toEqual([
      'CREATE_PAGE',
      'CHANGE_NAVIGATION',
      'DELETE_PAGE',
      'RESTORE_PAGE',
    ])
  })

  test('leaves its address to another page', async () => {
    const { publication, editor, writer } = await publicationWithPeople()
    const collectionId = publication.id
    await change(editor.visit, 'savePublicationPage', { ...page, collectionId })
    const named = { collectionId, kind: 'SUBPAGE', slug: 'team' }
    await change(editor.visit, 'deletePublicationPage', named)
    expect(await change(writer.visit, 'undeletePublicationPage', named)).toMatchObject({
      __typename: 'Forbidden',
    })
    await change(editor.visit, 'savePublicationPage', { ...page, collectionId, title: 'team' })
    await change(editor.visit, 'deletePublicationPage', named)
    await change(editor.visit, 'savePublicationPage', { ...page, collectionId })
    expect(await change(editor.visit, 'undeletePublicationPage', named)).toMatchObject({ slug: 'team' })
  })
})
