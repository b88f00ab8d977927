import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { demoId } from '../../../worker/commands/demo/ids'
import { writeDrafts } from '../../../worker/commands/demo/write-drafts'
import { Database } from '../../../worker/data/database'
import { openStatsLog } from '../../../worker/platform/stats/log'
import { createKeys } from '../../../worker/services/identity/keys'
import { AUTH_SECRET } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { of, postRow } from './support'

test('the demo’s writer has drafts with versions, and a story that is still to come out', async () => {
  await createUser({ id: demoId('user', 'priya') })
  const keys = createKeys(AUTH_SECRET)
  const demo = {
    db: new Database(env.DB),
    stats: new Database(env.STATS_DB_0),
    statsLog: openStatsLog(env.MEDIA),
    keys,
    now: NOON,
    parts: [],
    pictures: new Map(),
    files: new Map(),
  }
  await writeDrafts(demo)
  const visit = newVisit()
  await visit.signIn(demoId('user', 'priya'))
  const letter = demoId('post', 'the-letter-that-was-never-cut')
  const versions = async () => (await of(visit, 'postVersions', letter)).versions
  expect(await versions()).toMatchObject([{ revision: 3 }, { revision: 2 }, { revision: 1 }])
  expect(await of(visit, 'draft', letter)).toMatchObject({
    title: 'The letter that was never cut',
    revision: 3,
  })
  const planned = await postRow(demoId('post', 'what-a-proofreader-reads-last'))
  expect(planned).toMatchObject({ state: 'scheduled', is_listed: 0 })
  expect(Number(planned?.first_published_at)).toBeGreaterThan(NOON)
  // Seeding again changes nothing.
  await writeDrafts(demo)
  expect(await versions()).toHaveLength(3)
})
