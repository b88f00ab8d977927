import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { catalogOfUser, libraryCatalog } from '../../worker/data/catalog/queries'
import { Database } from '../../worker/data/database'
import { createCatalog } from '../factories/catalog'
import { createUser } from '../factories/user'

const OWNERS = Array.from({ length: 60 }, (_, i) => `owner-${String(i).padStart(2, '0')}`)

beforeAll(async () => {
  for (const creatorId of OWNERS) await createCatalog({ creatorId, slug: 'reading-list' })
  await createUser({ id: 'staff' })
  await createCatalog({ id: 'shown', creatorId: 'staff', slug: 'reading-list', isInLibrary: true })
})

test('one of many lists with the same slug is found without reading the others', async () => {
  const db = new Database(env.DB)
  const catalog = await db.first(catalogOfUser, 'owner-31', 'reading-list', '')
  expect(catalog?.creatorId).toBe('owner-31')
  expect(db.usage.rowsRead).toBeLessThan(10)
})

test('a list of the library is found so too', async () => {
  const db = new Database(env.DB)
  expect(await db.first(libraryCatalog, 'reading-list', '')).toMatchObject({ id: 'shown' })
  expect(db.usage.rowsRead).toBeLessThan(10)
})
