import { expect, test } from 'vitest'
import { createRoles } from '../../factories/leaders'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'
import { allow, publication } from './support'

type Visit = ReturnType<typeof newVisit>

test.each([
  ['ANYBODY', ['stranger', 'writer', 'editor']],
  ['WRITERS', ['writer', 'editor']],
  ['NOBODY', ['editor']],
])('a publication that takes stories from %s says so to whom it concerns', async (submitters, open) => {
  const { collection, editor, owner, writer } = await publication()
  const [stranger, suspended] = [await signedIn(), await signedIn({ isSuspended: true })]
  await createRoles(collection.id, { [suspended.user.id]: 'EDITOR' })
  await allow(owner.visit, collection.id, submitters)
  const visits: [string, Visit][] = [
    ['visitor', newVisit()],
    ['stranger', stranger.visit],
    ['writer', writer.visit],
    ['editor', editor.visit],
    ['suspended editor', suspended.visit],
  ]
  const told: string[] = []
  for (const [name, visit] of visits) {
    const { data } = await visit.ask('query ($id: ID!) { collection(id: $id) { submitting { isOpen } } }', {
      id: collection.id,
    })
    const answer = data?.collection as { submitting: { isOpen: boolean } }
    if (answer.submitting.isOpen) told.push(name)
  }
  expect(told).toEqual(open)
})
