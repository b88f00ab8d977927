import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { Database } from '../../../worker/data/database'
import { insertEvent } from '../../../worker/data/membership/events'
import { memberStatements } from '../../../worker/endpoints/development/member-states'
import { NOON, nextId } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { createUser } from '../../factories/user'

/* The cron's part of memberships. Rule: docs/rules/membership.md, "Jobs". */

const { DB } = env as Env

/** Somebody with a membership of which they haven't been told anything yet. */
async function untoldMember(since: number): Promise<string> {
  const user = await createUser()
  const id = nextId()
  await new Database(DB).write(memberStatements(user.id ?? '', id, 'trial', NOON))
  await DB.prepare('UPDATE membership SET told_count = 0, untold_since = ? WHERE id = ?')
    .bind(since, id)
    .run()
  return id
}

const untold = async () =>
  (await DB.prepare('SELECT id FROM membership WHERE untold_since IS NOT NULL').all()).results

test('a membership that can’t be read, or a queue that is down, keeps nobody else waiting', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const broken = await untoldMember(NOON - 2)
  await DB.prepare('DELETE FROM membership_fact WHERE membership_id = ?').bind(broken).run()
  await untoldMember(NOON - 1)
  const event = {
    id: 'STRIPE evt',
    provider: 'STRIPE' as const,
    at: NOON,
    subjects: '{}',
    receivedAt: NOON,
    dueAt: NOON,
  }
  await new Database(DB).write([insertEvent(event)])
  const sendBatch = async () => Promise.reject(new Error('The queue is down'))
  const PAYMENTS = { sendBatch } as unknown as Env['PAYMENTS']

  await cronJob('sweep-payments', NOON, { PAYMENTS })

  expect(await untold()).toEqual([{ id: broken }])
  expect(errors.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject([
    { event: 'payments-sweep-failed', error: 'Error: The queue is down' },
    { event: 'payments-sweep-failed', part: `tell ${broken}` },
  ])
})
