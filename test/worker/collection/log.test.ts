import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { actsOfCollection } from '../../../worker/data/collection/acts'
import { Database } from '../../../worker/data/database'
import { recordAct } from '../../../worker/services/collection/record-act'
import { NOON, nextId } from '../../factories/ids'

const db = new Database(env.DB)
const last = Number.MAX_SAFE_INTEGER

test('the log of a publication is its own, newest first, and pages by key', async () => {
  const [one, other, editor] = [nextId(), nextId(), { id: nextId() }]
  await db.write([
    recordAct(one, editor, 'CREATE', NOON),
    recordAct(one, editor, 'CHANGE_SLUG', NOON + 1, { detail: 'tide' }),
    recordAct(other, editor, 'CREATE', NOON + 2),
    recordAct(one, editor, 'CHANGE_ROLE', NOON + 3, { userId: 'someone', detail: 'WRITER' }),
  ])
  const [newest, middle] = await db.all(actsOfCollection, one, last, 2)
  expect(newest).toMatchObject({ action: 'CHANGE_ROLE', actorId: editor.id, subjectId: 'someone' })
  expect(middle).toMatchObject({ action: 'CHANGE_SLUG', detail: 'tide' })
  const rest = await db.all(actsOfCollection, one, middle?.id ?? 0, 2)
  expect(rest.map(({ action }) => action)).toEqual(['CREATE'])
})

test('what an act says about itself is cut at 200 characters, not within one', async () => {
  const id = nextId()
  await db.write([recordAct(id, { id: nextId() }, 'CREATE_PAGE', NOON, { detail: '🦉'.repeat(201) })])
  const [act] = await db.all(actsOfCollection, id, last, 1)
  expect(act?.detail).toBe('🦉'.repeat(200))
})

test('nothing changes or deletes an entry', async () => {
  const id = nextId()
  await db.write([recordAct(id, { id: nextId() }, 'CREATE', NOON)])
  const refused = /never rewritten/
  await expect(
    env.DB.exec(`update collection_act set detail = 'x' where collection_id = '${id}'`),
  ).rejects.toThrow(refused)
  await expect(env.DB.exec(`delete from collection_act where collection_id = '${id}'`)).rejects.toThrow(
    refused,
  )
  expect(await db.all(actsOfCollection, id, last, 1)).toHaveLength(1)
})
