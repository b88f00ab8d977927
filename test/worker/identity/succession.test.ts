import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { collection, collectionEditor } from '../../../schema/tables/collection'
import { user } from '../../../schema/tables/user'
import { createCollection } from '../../factories/collection'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { createUser } from '../../factories/user'

const db = drizzle(env.DB)
type Role = 'OWNER' | 'EDITOR' | 'WRITER'

/** A publication whose people joined in this order. */
async function publication(people: readonly [id: string, role: Role][]): Promise<string> {
  const { id } = await createCollection()
  const rows = people.map(([userId, role], position) => ({ collectionId: id, userId, role, position }))
  await db.insert(collectionEditor).values(rows)
  return id
}
const person = async (given: Parameters<typeof createUser>[0] = {}) => (await createUser(given)).id
const leave = async (id: string) => {
  await db.update(user).set({ deactivatedAt: NOON, deleteAfter: NOON }).where(eq(user.id, id))
  await cronJob('remove-accounts', NOON)
}
const rolesOf = async (id: string) => {
  const rows = await db.select().from(collectionEditor).where(eq(collectionEditor.collectionId, id))
  return Object.fromEntries(rows.map(({ userId, role }) => [userId, role]))
}
const isRemoved = async (id: string) =>
  (await db.select().from(collection).where(eq(collection.id, id)))[0]?.isRemoved

test('a publication passes to its longest-serving editor when its only owner is removed', async () => {
  const [owner, writer, suspended, hidden, first, second] = await Promise.all([
    person(),
    person(),
    person({ isSuspended: true }),
    person({ deactivatedAt: NOON }),
    person(),
    person(),
  ])
  const id = await publication([
    [writer, 'WRITER'],
    [suspended, 'EDITOR'],
    [hidden, 'EDITOR'],
    [owner, 'OWNER'],
    [first, 'EDITOR'],
    [second, 'EDITOR'],
  ])
  const elsewhere = await publication([
    [await person(), 'OWNER'],
    [first, 'WRITER'],
  ])
  const before = await rolesOf(elsewhere)
  await leave(owner)
  expect(await rolesOf(id)).toEqual({
    [writer]: 'WRITER',
    [suspended]: 'EDITOR',
    [hidden]: 'EDITOR',
    [first]: 'OWNER',
    [second]: 'EDITOR',
  })
  expect(await isRemoved(id)).toBe(false)
  expect(await rolesOf(elsewhere)).toEqual(before)
})

test('it passes to a writer when there is no editor', async () => {
  const [owner, writer] = await Promise.all([person(), person()])
  const id = await publication([
    [owner, 'OWNER'],
    [writer, 'WRITER'],
  ])
  await leave(owner)
  expect(await rolesOf(id)).toEqual({ [writer]: 'OWNER' })
})

test('one with another owner stays as it is', async () => {
  const [owner, other, editor] = await Promise.all([person(), person(), person()])
  const id = await publication([
    [owner, 'OWNER'],
    [editor, 'EDITOR'],
    [other, 'OWNER'],
  ])
  await leave(owner)
  expect(await rolesOf(id)).toEqual({ [other]: 'OWNER', [editor]: 'EDITOR' })
})

test('one with nobody else is closed, and an editor who leaves closes nothing', async () => {
  const [owner, editor, stays] = await Promise.all([person(), person(), person()])
  const alone = await publication([[owner, 'OWNER']])
  const shared = await publication([
    [stays, 'OWNER'],
    [editor, 'EDITOR'],
  ])
  await leave(owner)
  await leave(editor)
  expect([await isRemoved(alone), await isRemoved(shared)]).toEqual([true, false])
  expect(await rolesOf(shared)).toEqual({ [stays]: 'OWNER' })
})

test('nobody takes over while an owner may still come back', async () => {
  const [owner, editor] = await Promise.all([person(), person()])
  const id = await publication([
    [owner, 'OWNER'],
    [editor, 'EDITOR'],
  ])
  await db
    .update(user)
    .set({ deactivatedAt: NOON, deleteAfter: NOON + 1 })
    .where(eq(user.id, owner))
  await cronJob('remove-accounts', NOON)
  expect(await rolesOf(id)).toEqual({ [owner]: 'OWNER', [editor]: 'EDITOR' })
})
