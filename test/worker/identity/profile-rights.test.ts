import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { media } from '../../../schema/tables/media'
import { NOON } from '../../factories/ids'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

const UPDATE = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { __typename } }'

async function createPicture(id: string, ownerId: string): Promise<void> {
  await drizzle(env.DB)
    .insert(media)
    .values({ id, ownerId, contentType: 'image/png', bytes: 1, width: 1, height: 1, createdAt: NOON })
}

async function update(given: Parameters<typeof createUser>[0], imageId?: (id: string) => Promise<string>) {
  const { id } = await createUser(given)
  const visit = newVisit()
  await visit.signIn(id)
  const input = { name: 'Rosa', bio: '', imageId: imageId ? await imageId(id) : null }
  const { data } = await visit.ask(UPDATE, { input })
  return (data?.updateProfile as { __typename: string } | undefined)?.__typename
}

test('a suspended person can’t change their profile', async () => {
  expect(await update({ isSuspended: true })).toBe('Forbidden')
  expect(await update({})).toBe('AccountSettings')
})

test('a picture must be the person’s own', async () => {
  const of = (pictureId: string, ownerId?: string) => async (id: string) => {
    await createPicture(pictureId, ownerId ?? id)
    return pictureId
  }
  const other = await createUser()
  expect(await update({}, of('0'.repeat(24), other.id))).toBe('BadRequest')
  expect(await update({}, of('1'.repeat(24)))).toBe('AccountSettings')
})

test('settings don’t redirect endlessly for staff who are acting as somebody', async () => {
  const [staff, person] = await Promise.all([createUser({ isStaff: true }), createUser()])
  const visit = newVisit()
  await visit.signIn(staff.id, { actsAsUserId: person.id })
  for (const path of ['/me/settings', '/me/settings/security']) {
    const response = await visit.get(path)
    expect([response.status, response.headers.get('location')]).toEqual([200, null])
    await response.body?.cancel()
  }
})
