import { expect, test } from 'vitest'
import { sha256 } from '../../schema/rules/hex'
import { writeGifts } from '../../worker/commands/demo/write-gifts'
import { Database } from '../../worker/data/database'
import { codeOf } from '../../worker/services/gift/codes'
import { openKeys } from '../../worker/services/identity/open-keys'
import { sqliteD1 } from '../support/membership/sqlite-d1'

const NOW = Date.UTC(2026, 10, 24)

/** How many codes of the demo's gifts match what a worker with a secret computes, of how many. */
async function matching(writtenWith: string | undefined, servedWith: string | undefined) {
  const sqlite = sqliteD1()
  await writeGifts({ db: new Database(sqlite.d1), keys: openKeys(writtenWith, false), now: NOW })
  const rows = sqlite.rows<{ id: string; nonce: string; code_hash: string }>('select * from gift_code')
  const keys = openKeys(servedWith, false)
  const hashes = await Promise.all(
    rows.map(async ({ id, nonce }) => sha256(await codeOf({ keys }, id, nonce))),
  )
  return [rows.filter(({ code_hash }, i) => code_hash === hashes[i]).length, rows.length]
}

/** Rule: docs/rules/gifts.md, "Codes". */
test('the links of the demo’s gifts work with the secret of the worker that serves them', async () => {
  const secret = 'a secret of this machine, long enough for keys'
  expect(await matching(undefined, undefined)).toEqual([7, 7])
  expect(await matching(secret, secret)).toEqual([7, 7])
  expect(await matching(secret, undefined)).toEqual([0, 7])
})
