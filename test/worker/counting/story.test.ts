import { beforeEach, expect, test } from 'vitest'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { clearLetters } from '../letter/support'
import { counted } from './support'

/* docs/rules/newsletters.md, "Counting opens and clicks": a story's stats list its letters. */

beforeEach(clearLetters)

const LETTERS = 'query ($id: ID!) { post(id: $id) { letters { id sentCount counts { openedCount } } } }'

test('the stats of a story say what became of its letters, to whoever sees its stats', async () => {
  const { visit, story, id, subscribers } = await counted(2)
  const ask = async (by: typeof visit) => (await by.ask(LETTERS, { id: story.id })).data
  expect(await ask(visit)).toMatchObject({
    post: { letters: [{ id, sentCount: subscribers.length, counts: { openedCount: 0 } }] },
  })
  const page = await visit.get(`/me/stats/post/${story.id}`)
  expect(await page.text()).toContain(`data-letter="${id}"`)
  const other = newVisit()
  await other.signIn((await createUser()).id)
  expect(await ask(other)).toMatchObject({ post: { letters: null } })
  expect(await ask(newVisit())).toMatchObject({ post: { letters: null } })
})
