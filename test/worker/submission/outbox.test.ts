import { expect, test } from 'vitest'
import { submissionsWording } from '../../../schema/wording/submissions'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { begun } from '../draft/support'
import { publication, submit } from './support'

const { outbox } = submissionsWording

test('while submissions are switched on, a writer’s stories begin with what they have submitted', async () => {
  const { collection } = await publication()
  const user = await createUser()
  const on = newVisit({ env: { FLAGS: '{"enable_submissions_v2":true}' } })
  const off = newVisit()
  for (const visit of [on, off]) await visit.signIn(user.id)
  const postId = await begun(on, 'Off it went')
  await submit(on, postId, collection.id)
  const textOf = async (visit: typeof on, path: string) => (await visit.get(path)).text()
  const page = await textOf(on, '/me/stories')
  expect(page).toContain(outbox.title)
  expect(page).toContain(`/p/${postId}/submission`)
  const drafts = await textOf(on, '/me/stories/drafts')
  expect(drafts).toContain(outbox.back)
  expect(drafts).toContain('Off it went')
  for (const [visit, path] of [
    [on, '/me/stories/responses'],
    [off, '/me/stories'],
  ] as const)
    expect(await textOf(visit, path)).not.toContain(outbox.back)
})
