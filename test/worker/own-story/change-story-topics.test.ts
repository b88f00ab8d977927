import { describe, expect, test } from 'vitest'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'
import { begun, firstValue, purged, run } from '../draft/support'

type Visit = ReturnType<typeof newVisit>

interface Changed {
  __typename: string
  changes?: { postId: string; added: string[]; removed: string[] }[]
  failures?: { postId: string; title: string; message: string }[]
  code?: string
}

async function change(visit: Visit, stories: object[]): Promise<Changed> {
  const { data, errors } = await visit.ask(
    `mutation ($input: ChangeStoryTopicsInput!) { result: changeStoryTopics(input: $input) { __typename
      ... on ChangedStoryTopics { changes { postId added removed } failures { postId title message } }
      ... on UserError { code } } }`,
    { input: { stories } },
  )
  if (!data?.result) throw new Error(JSON.stringify(errors))
  return data.result as Changed
}

const topicsOf = async (postId: string): Promise<string[]> =>
  JSON.parse(
    String(
      await firstValue(
        'SELECT json_group_array(tag_slug) FROM (SELECT tag_slug FROM post_tag WHERE post_id = ? ORDER BY position)',
        postId,
      ),
    ),
  )

async function published(visit: Visit, title: string, tags: string[]): Promise<string> {
  const postId = await begun(visit, title)
  await run(visit, 'publishPost', { postId, baseRevision: 2, settings: { tags } })
  return postId
}

describe('changeStoryTopics', () => {
  test('tells topics apart by the signs of their names, and each shows the name that its story gave', async () => {
    const { visit } = await signedIn()
    const postId = await published(visit, 'Languages', ['C', 'C++', 'C#', '.NET'])
    expect(await topicsOf(postId)).toEqual(['c', 'c-plus-plus', 'c-sharp', 'dot-net'])
    for (const [slug, name] of [
      ['c', 'C'],
      ['c-plus-plus', 'C++'],
      ['c-sharp', 'C#'],
      ['dot-net', '.NET'],
    ] as const)
      expect(await firstValue('SELECT name FROM tag WHERE slug = ?', slug)).toBe(name)
    await change(visit, [{ postId, add: ['F#'], remove: ['C#'] }])
    expect(await topicsOf(postId)).toEqual(['c', 'c-plus-plus', 'dot-net', 'f-sharp'])
  })

  test('adds topics after those that a story has, readers see it at once, and the same the other way undoes it', async () => {
    const { visit } = await signedIn()
    const [one, two] = [await published(visit, 'One', ['Tides']), await published(visit, 'Two', [])]
    const add = ['Gulls', 'tides']
    const stories = [one, two].map((postId) => ({ postId, add, remove: [] }))
    const { changes, failures } = await change(visit, stories)
    expect(failures).toEqual([])
    expect(changes?.find(({ postId }) => postId === one)).toEqual({
      postId: one,
      added: ['Gulls'],
      removed: [],
    })
    expect([await topicsOf(one), await topicsOf(two)]).toEqual([
      ['tides', 'gulls'],
      ['gulls', 'tides'],
    ])
    // Once when it was published.
    expect(await purged(one)).toBe(2)
    const { response } = await newVisit().follow(`/p/${one}`)
    expect(await response.text()).toContain('/tag/gulls')
    const again = await change(visit, stories)
    expect(again.changes?.flatMap(({ added, removed }) => [...added, ...removed])).toEqual([])
    const back = changes?.map(({ postId, added }) => ({ postId, add: [], remove: added })) ?? []
    expect((await change(visit, back)).failures).toEqual([])
    expect([await topicsOf(one), await topicsOf(two)]).toEqual([['tides'], []])
  })

  test('names a story that would have more than five, and leaves it as it is', async () => {
    const { visit } = await signedIn()
    const other = await signedIn()
    const full = await published(visit, 'Full', ['A1', 'A2', 'A3', 'A4', 'A5'])
    const theirs = await published(other.visit, 'Theirs', [])
    const draft = await begun(visit, 'Draft')
    const stories = [full, theirs, draft].map((postId) => ({ postId, add: ['Gulls'], remove: [] }))
    const { changes, failures } = await change(visit, stories)
    expect(changes?.map(({ postId }) => postId)).toEqual([draft])
    expect(failures?.toSorted((a, b) => a.title.localeCompare(b.title))).toMatchObject([
      { postId: theirs, title: '' },
      { postId: full, title: 'Full', message: 'It would have more than 5 topics.' },
    ])
    expect([await topicsOf(full), await topicsOf(theirs), await topicsOf(draft)]).toEqual([
      ['a1', 'a2', 'a3', 'a4', 'a5'],
      [],
      ['gulls'],
    ])
  })

  test('is for people who are signed in, for 50 stories at most, and for names that are topics', async () => {
    const story = { postId: '0123456789ab', add: ['Gulls'], remove: [] }
    expect(await change(newVisit(), [story])).toMatchObject({ code: 'UNAUTHORIZED' })
    const { visit } = await signedIn()
    expect(await change(visit, [])).toMatchObject({ code: 'BAD_REQUEST' })
    expect(await change(visit, [{ ...story, add: ['…'] }])).toMatchObject({ code: 'BAD_REQUEST' })
    const many = Array.from({ length: 51 }, (_, i) => ({ ...story, postId: String(i) }))
    expect(await change(visit, many)).toMatchObject({ code: 'BAD_REQUEST' })
  })
})
