import { parse, validate } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { OPERATIONS } from '../../../worker/endpoints/mcp/operations'
import { schema } from '../../../worker/graphql/schema'
import { createStory, paragraph } from '../../factories/story'
import { createUser } from '../../factories/user'
import { withProgram } from '../access-token/support'
import { of, save } from '../draft/support'
import { rebuild } from '../search/search'
import { assistant, ERAS } from './support'

type Assistant = Awaited<ReturnType<typeof assistant>>
let someone: Awaited<ReturnType<typeof withProgram>>
let theirs: Assistant

beforeAll(async () => {
  someone = await withProgram()
  theirs = await assistant(someone.token)
})

/** The paragraphs of a draft of somebody's. */
async function bodyOf(id: string): Promise<{ name: string; type: string; text?: string }[]> {
  return (await of(someone.visit, 'draft', id)).body as never
}

/** A draft of somebody's, made by their assistant. */
async function draftOf({ call }: Assistant, markdown = 'It is *low*.\n\nIt is high.'): Promise<string> {
  const { facts } = await call('create_draft', { title: 'Low water', markdown })
  return String(facts.id)
}

test.each(Object.entries(OPERATIONS))('%s is a valid operation', (_, text) => {
  expect(validate(schema, parse(text))).toEqual([])
})

describe.each(ERAS)('a client of the SDK (%s)', (era) => {
  test('finds the tools, and what they take', async () => {
    const { client } = await assistant(someone.token, era)
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'search_stories',
      'read_story',
      'list_drafts',
      'read_draft',
      'create_draft',
      'change_draft',
      'publish_story',
    ])
    const [, , , , , change] = tools
    expect(change?.inputSchema).toMatchObject({
      type: 'object',
      required: ['story', 'baseRevision'],
      properties: {
        story: { type: 'string' },
        baseRevision: { type: 'integer' },
        markdown: { type: 'string' },
      },
    })
    for (const { description, annotations } of tools) {
      expect(description?.length).toBeGreaterThan(20)
      expect(annotations).toMatchObject({ readOnlyHint: expect.any(Boolean), openWorldHint: false })
    }
    expect(client.getInstructions()).toContain('Markdown')
    // Nothing is announced that isn't done: the list never changes.
    expect(client.getServerCapabilities()).toEqual({ tools: { listChanged: false } })
  })

  test('writes, reads, changes and publishes', async () => {
    const { call } = await assistant(someone.token, era)
    const created = await call('create_draft', { title: 'Low water', markdown: 'It is *low*.' })
    expect(created).toMatchObject({ isError: false, facts: { title: 'Low water', revision: 1 } })
    const story = String(created.facts.id)
    const changed = await call('change_draft', {
      story,
      baseRevision: 1,
      subtitle: 'And then',
      markdown: 'It is *low*.\n\n- one\n- two',
    })
    expect(changed.facts).toEqual({ id: story, revision: 2 })
    const read = await call('read_draft', { story })
    expect(read.facts).toMatchObject({
      revision: 2,
      subtitle: 'And then',
      isPublished: false,
      markdown: 'It is *low*.\n\n- one\n- two',
    })
    const published = await call('publish_story', { story, baseRevision: 2, topics: ['Tides'] })
    expect(published.facts).toMatchObject({ id: story, publishStatus: 'public' })
    const shown = await call('read_story', { story: String(published.facts.url) })
    expect(shown.facts).toMatchObject({ title: 'Low water', topics: ['Tides'], isPreview: false, next: null })
    expect(shown.text).toContain('It is *low*.\n\n- one\n- two')
  })
})

describe('reading', () => {
  test('finds what everybody may find, page by page', async () => {
    for (const title of ['Zeppelin one', 'Zeppelin two', 'Zeppelin three']) await createStory({ title })
    await createStory({ title: 'Zeppelin draft', state: 'draft', isListed: false, firstPublishedAt: null })
    await rebuild()
    const first = await theirs.call('search_stories', { query: 'zeppelin', limit: 2 })
    expect(first.facts.stories).toHaveLength(2)
    const rest = await theirs.call('search_stories', { query: 'zeppelin', limit: 2, after: first.facts.next })
    const titles = [first, rest].flatMap(({ facts }) => facts.stories as { title: string }[])
    expect(titles.map(({ title }) => title).sort()).toEqual([
      'Zeppelin one',
      'Zeppelin three',
      'Zeppelin two',
    ])
    expect(rest.facts.next).toBeNull()
  })

  test('gives somebody who isn’t a member the beginning of a story for members', async () => {
    const body = Array.from({ length: 40 }, (_, i) => paragraph(`Words ${i}.`))
    const { id } = await createStory({ access: 'locked', body })
    const { facts, text } = await theirs.call('read_story', { story: id })
    expect(facts).toMatchObject({ isLocked: true, isPreview: true })
    expect(text).not.toContain('Words 39.')
  })

  test('gives a long story in parts', async () => {
    const body = Array.from({ length: 20 }, (_, i) => paragraph(`${i} ${'word '.repeat(800)}`.trim()))
    const { id } = await createStory({ body })
    const first = await theirs.call('read_story', { story: id })
    expect(first.facts.next).toEqual(expect.any(Number))
    const second = await theirs.call('read_story', { story: id, offset: first.facts.next })
    expect(`${first.facts.markdown}${second.facts.markdown}`.split('\n\n')).toHaveLength(body.length)
  })

  test('shows nobody else’s drafts, and says the same of those that don’t exist', async () => {
    const other = await createUser()
    const { id } = await createStory({
      creatorId: other.id,
      state: 'draft',
      isListed: false,
      firstPublishedAt: null,
    })
    for (const story of [String(id), 'ffffffffffff']) {
      expect((await theirs.call('read_story', { story })).text).toMatch(/^NOT_FOUND/)
      expect((await theirs.call('read_draft', { story })).text).toMatch(/^NOT_FOUND/)
      expect((await theirs.call('change_draft', { story, baseRevision: 1, title: 'Mine' })).text).toMatch(
        /^NOT_FOUND/,
      )
    }
  })

  test('lists the person’s own drafts', async () => {
    const person = await withProgram()
    const { call } = await assistant(person.token)
    const id = await draftOf({ call } as Assistant)
    const { facts } = await call('list_drafts')
    expect(facts).toMatchObject({ drafts: [{ id, title: 'Low water' }], next: null })
  })
})

describe('a change of a draft', () => {
  test('that begins from an older revision is refused, and nothing is lost', async () => {
    const story = await draftOf(theirs)
    const body = await bodyOf(story)
    await save(someone.visit, story, 1, [{ type: 'remove', name: body[1]?.name }])
    const refused = await theirs.call('change_draft', { story, baseRevision: 1, markdown: 'Mine.' })
    expect(refused).toMatchObject({
      isError: true,
      text: expect.stringMatching(/^CONFLICT.*revision is 2\./),
    })
    expect((await theirs.call('read_draft', { story })).facts).toMatchObject({
      revision: 2,
      markdown: 'It is *low*.',
    })
  })

  test('replaces words, each of which is there once', async () => {
    const story = await draftOf(theirs)
    const edit = (edits: object[]) => theirs.call('change_draft', { story, baseRevision: 1, edits })
    expect((await edit([{ find: 'It is', replace: 'It was' }])).text).toMatch(/more than once/)
    expect((await edit([{ find: 'nowhere', replace: '' }])).text).toMatch(/aren’t in the text/)
    expect((await edit([{ find: 'high', replace: 'up' }])).facts).toMatchObject({ revision: 2 })
    expect((await theirs.call('read_draft', { story })).facts.markdown).toBe('It is *low*.\n\nIt is up.')
  })

  test('keeps paragraphs that it doesn’t touch, with what Markdown can’t say of them', async () => {
    const story = await draftOf(theirs)
    const picture = {
      type: 'IMG',
      name: 'pict',
      text: 'Far out',
      markups: [],
      alt: 'A pier',
      layout: 'outset',
      src: 'https://elsewhere.example/pier.jpg',
    }
    const [first] = await bodyOf(story)
    await save(someone.visit, story, 1, [{ type: 'insert', after: first?.name, paragraph: picture }])
    const { facts } = await theirs.call('read_draft', { story })
    const before = await bodyOf(story)
    const markdown = String(facts.markdown).replace('It is high.', 'It is high now.')
    expect(markdown).toContain('elsewhere.example/pier.jpg')
    expect((await theirs.call('change_draft', { story, baseRevision: 2, markdown })).facts.revision).toBe(3)
    const after = await bodyOf(story)
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2))
    expect(after[2]).toMatchObject({ name: before[2]?.name, text: 'It is high now.' })
  })

  test('leaves scripts out', async () => {
    const story = await draftOf(theirs, 'One <script>alert(1)</script> [two](javascript:alert(1))')
    expect(await bodyOf(story)).toMatchObject([{ text: 'One [two](javascript:alert(1))', markups: [] }])
  })

  test('of the same key is made once', async () => {
    const make = () => theirs.call('create_draft', { title: 'Once', markdown: 'One.', key: 'a key' })
    expect((await make()).facts.id).toBe((await make()).facts.id)
  })
})

describe('bad input', () => {
  test.each([
    ['search_stories', { query: '' }],
    ['search_stories', { query: 'x', limit: 0 }],
    ['search_stories', { query: 'x', limit: 21 }],
    ['search_stories', { query: 'x', limit: 'many' }],
    ['search_stories', { query: 'x', after: 'nowhere' }],
    ['read_story', {}],
    ['read_story', { story: 'a story' }],
    ['read_story', { story: '0123456789ab', offset: -1 }],
    ['create_draft', { title: '', markdown: 'x' }],
    ['create_draft', { title: 'x'.repeat(301), markdown: 'x' }],
    ['create_draft', { title: 'x', markdown: '' }],
    ['create_draft', { title: 'x', markdown: 'x', topics: ['a', 'b', 'c', 'd', 'e', 'f'] }],
    ['change_draft', { story: '0123456789ab', markdown: 'x' }],
    ['change_draft', { story: '0123456789ab', baseRevision: 1, edits: [{ find: '', replace: 'x' }] }],
    ['publish_story', { story: '0123456789ab', baseRevision: 1.5 }],
  ])('%s says what is wrong with %j', async (name, input) => {
    const { isError, text } = await theirs.call(name, input)
    expect(isError).toBe(true)
    expect(text).not.toMatch(/unexpected|Something went wrong/i)
    expect(text.length).toBeGreaterThan(20)
  })

  test('a text and replacements at once are refused', async () => {
    const story = await draftOf(theirs)
    const edits = [{ find: 'high', replace: 'up' }]
    const { text } = await theirs.call('change_draft', { story, baseRevision: 1, markdown: 'x', edits })
    expect(text).toMatch(/^BAD_REQUEST.*not both/)
  })
})
