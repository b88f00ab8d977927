import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { mailbox } from '../../../worker/platform/development/mailbox'
import { NOON } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import {
  client,
  codeFor,
  createApplication,
  decide,
  type Person,
  queryFor,
  redeem,
  refresh,
  setNow,
  statusOfMe,
} from './support'

/* docs/rules/moderation.md, "Applications". */

beforeEach(() => setNow(NOON))

async function change({ visit }: Person, name: string, applicationId: string, reason = 'It sends spam.') {
  const { data, ...rest } = await visit.ask(
    `mutation ($input: DecideOnApplicationInput!) { result: ${name}(input: $input) { __typename
      ... on AdminApplication { name bannedAt acts { action reason } } ... on UserError { code field } } }`,
    { input: { applicationId, reason } },
  )
  if (!data) throw new Error(JSON.stringify(rest))
  return data.result as Record<string, unknown>
}

const actsOn = async (id: string) =>
  (
    await env.DB.prepare('SELECT action FROM moderation_act WHERE subject_id = ? ORDER BY id')
      .bind(id)
      .all<{ action: string }>()
  ).results.map(({ action }) => action)

test('a banned application stops with its next request, and goes on when it is allowed again', async () => {
  const [staff, someone, application] = [await signedIn({ isStaff: true }), await signedIn(), await client()]
  await env.DB.prepare('UPDATE user SET email = ? WHERE id = ?')
    .bind('maker@client.example', application.owner.user.id)
    .run()
  const { body } = await redeem(application, await codeFor(someone, application))
  const waiting = await codeFor(someone, application)
  expect(await statusOfMe(body.access_token)).toBe(200)

  expect(await change(staff, 'banOauthApplication', application.id)).toMatchObject({
    __typename: 'AdminApplication',
    bannedAt: NOON,
    acts: [{ action: 'BAN_APPLICATION', reason: 'It sends spam.' }],
  })
  expect(await statusOfMe(body.access_token)).toBe(401)
  expect((await refresh(application, body.refresh_token)).body.error).toBe('invalid_client')
  expect((await redeem(application, waiting)).body.error).toBe('invalid_client')
  const refused = await decide(someone, await queryFor(application))
  expect([refused.status, refused.address]).toEqual([400, undefined])
  expect(mailbox()[0]?.mail).toMatchObject({ to: 'maker@client.example' })
  expect(mailbox()[0]?.mail.text).toContain('It sends spam.')

  await change(staff, 'allowOauthApplication', application.id, 'It was a mistake.')
  expect(await statusOfMe(body.access_token)).toBe(200)
  expect((await refresh(application, body.refresh_token)).status).toBe(200)
  expect(await actsOn(application.id)).toEqual(['BAN_APPLICATION', 'ALLOW_APPLICATION'])
})

test('banning twice is one act, also at once', async () => {
  const [staff, application] = [await signedIn({ isStaff: true }), await client()]
  const answers = await Promise.all([1, 2, 3].map(() => change(staff, 'banOauthApplication', application.id)))
  expect(answers.filter(({ __typename }) => __typename === 'AdminApplication').length).toBeGreaterThan(0)
  await change(staff, 'banOauthApplication', application.id)
  expect(await actsOn(application.id)).toEqual(['BAN_APPLICATION'])
})

test('only staff bans, with a reason, and nobody an application of their own', async () => {
  const [staff, application] = [await signedIn({ isStaff: true }), await client()]
  expect(await change(application.owner, 'banOauthApplication', application.id)).toMatchObject({
    code: 'FORBIDDEN',
  })
  expect(await change(staff, 'banOauthApplication', application.id, ' ')).toMatchObject({
    code: 'BAD_REQUEST',
    field: 'reason',
  })
  expect(await change(staff, 'banOauthApplication', 'nothing')).toMatchObject({ code: 'NOT_FOUND' })
  const applicationId = String((await createApplication(staff)).applicationId)
  expect(await change(staff, 'banOauthApplication', applicationId)).toMatchObject({ code: 'FORBIDDEN' })
  expect(await actsOn(applicationId)).toEqual([])
})

test('staff sees an application with its owner and its log; nobody else does', async () => {
  const [staff, application] = [await signedIn({ isStaff: true }), await client({ name: 'Tide Reader' })]
  const query = `query ($id: ID!) { adminApplication(id: $id) { name userCount owner { id } acts { id } } }`
  const seen = { name: 'Tide Reader', userCount: 0, owner: { id: application.owner.user.id }, acts: [] }
  expect((await staff.visit.ask(query, { id: application.id })).data?.adminApplication).toEqual(seen)
  expect((await application.owner.visit.ask(query, { id: application.id })).data?.adminApplication).toBeNull()
  const page = await (await staff.visit.get(`/_/admin/applications/${application.id}`)).text()
  expect(page).toContain('Ban this application')
  const owner = await (await staff.visit.get(`/_/admin/users/${application.owner.user.id}`)).text()
  expect(owner).toContain(`/_/admin/applications/${application.id}`)
})
