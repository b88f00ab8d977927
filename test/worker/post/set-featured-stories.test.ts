import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { DAY } from '../../../schema/rules/time-units'
import { collectionAct } from '../../../schema/tables/collection-act'
import { NOON } from '../../factories/ids'
import { createStory } from '../../factories/story'
import { begun, run } from '../draft/support'
import { publication, review, submit } from '../submission/support'

type Visit = Awaited<ReturnType<typeof publication>>['owner']['visit']

const MUTATION = `mutation ($input: SetFeaturedStoriesInput!) { result: setFeaturedStories(input: $input) {
  __typename ... on UserError { field } ... on Collection { featuredPosts { id } } } }`

async function set(visit: Visit, collectionId: string, before: string[], postIds: string[]) {
  const { data, errors } = await visit.ask(MUTATION, { input: { collectionId, before, postIds } })
  if (!data?.result) throw new Error(JSON.stringify(errors))
  return data.result as { __typename: string; featuredPosts?: { id: string }[] }
}

test('editors set what their publication features and in which order, on what they have seen', async () => {
  const { collection, editor, writer } = await publication()
  const collectionId = collection.id
  const stories = await Promise.all([1, 2, 3].map(() => createStory({ collectionId })))
  const [a = '', b = '', c = ''] = stories.map(({ id }) => id)
  const ids = async (answer: ReturnType<typeof set>) => (await answer).featuredPosts?.map(({ id }) => id)
  expect(await set(writer.visit, collectionId, [], [a])).toMatchObject({ __typename: 'Forbidden' })
  expect(await ids(set(editor.visit, collectionId, [], [a, b, c]))).toEqual([a, b, c])
  expect(await ids(set(editor.visit, collectionId, [a, b, c], [c, a]))).toEqual([c, a])
  expect(await set(editor.visit, collectionId, [a, b, c], [b])).toMatchObject({ __typename: 'Conflict' })
  const other = await createStory()
  expect(await set(editor.visit, collectionId, [c, a], [other.id])).toMatchObject({ __typename: 'Conflict' })
  expect(await set(editor.visit, collectionId, [c, a], [a, a])).toMatchObject({ __typename: 'BadRequest' })
  const acts = (await drizzle(env.DB).select().from(collectionAct)).filter(
    (act) => act.collectionId === collectionId,
  )
  expect(acts.map(({ action, postId }) => [action, postId])).toEqual([
    ['FEATURE_POST', a],
    ['FEATURE_POST', b],
    ['FEATURE_POST', c],
    ['UNFEATURE_POST', b],
  ])
})

test('the calendar of a publication has what is planned in a month, for its editors alone', async () => {
  const { collection, editor, writer } = await publication()
  const planned: string[] = []
  for (const days of [40, 3]) {
    const postId = await begun(writer.visit, `In ${days} days`)
    const publishAt = NOON + days * DAY
    await run(writer.visit, 'schedulePost', { postId, baseRevision: 2, publishAt })
    const { id } = await submit(writer.visit, postId, collection.id)
    await review(editor.visit, id, 'ACCEPT')
    planned.push(postId)
  }
  const PLAN =
    'query ($id: ID!, $month: String) { collection(id: $id) { plan(month: $month) { month posts { id } } } }'
  const plan = async (visit: Visit, named?: string) => {
    const { data } = await visit.ask(PLAN, { id: collection.id, month: named })
    const answer = data?.collection as { plan: { month: string; posts: { id: string }[] } | null } | undefined
    return answer?.plan
  }
  const month = (time: number) => new Date(time).toISOString().slice(0, 7)
  const [late, soon] = planned
  expect(await plan(writer.visit)).toBeNull()
  expect(await plan(editor.visit, month(NOON + 40 * DAY))).toEqual({
    month: month(NOON + 40 * DAY),
    posts: [{ id: late }],
  })
  expect(await plan(editor.visit, month(NOON + 3 * DAY))).toEqual({
    month: month(NOON + 3 * DAY),
    posts: [{ id: soon }],
  })
  expect((await plan(editor.visit, 'no month'))?.month).toBe(month(NOON))
})
