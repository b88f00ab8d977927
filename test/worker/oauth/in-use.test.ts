import { expect, test } from 'vitest'
import { HOUR } from '../../../schema/rules/time-units'
import { NOON } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'
import { client, codeFor, decide, type Person, queryFor, redeem, refresh, setNow } from './support'

/* What makers and people see of an application that is in use. */

const peopleOf = async ({ visit }: Person) => {
  const { data } = await visit.ask('{ own: oauthApplications { applications { userCount } } }')
  return data?.own
}
const grantOf = async ({ visit }: Person) => {
  const { data } = await visit.ask('{ allowed: oauthGrants { grants { scopes lastUsedAt } } }')
  return data?.allowed
}
const use = async (token: unknown, now = NOON) =>
  (await newVisit({ now }).get('/v1/me', { authorization: `Bearer ${token}` })).status

test('its maker is told how many people use it, each once', async () => {
  const application = await client()
  expect(await peopleOf(application.owner)).toEqual({ applications: [{ userCount: 0 }] })
  const [one, other] = [await signedIn(), await signedIn()]
  for (const person of [one, one, other]) await redeem(application, await codeFor(person, application))
  expect(await peopleOf(application.owner)).toEqual({ applications: [{ userCount: 2 }] })
  await one.visit.ask('mutation ($id: ID!) { revokeOauthGrant(applicationId: $id) { __typename } }', {
    id: application.id,
  })
  expect(await peopleOf(application.owner)).toEqual({ applications: [{ userCount: 1 }] })
})

test('whoever allowed it is told when it last did something, to the hour', async () => {
  const application = await client()
  const person = await signedIn()
  const { body } = await redeem(application, await codeFor(person, application, { scope: 'read' }))
  expect(await grantOf(person)).toEqual({ grants: [{ scopes: ['READ'], lastUsedAt: null }] })
  expect(await use(body.access_token)).toBe(200)
  expect(await grantOf(person)).toMatchObject({ grants: [{ lastUsedAt: NOON }] })
  await use(body.access_token, NOON + HOUR / 2)
  expect(await grantOf(person)).toMatchObject({ grants: [{ lastUsedAt: NOON }] })
})

test('whoever allowed it is told what it last did: of an hour, what matters most', async () => {
  const application = await client()
  const person = await signedIn()
  const { body } = await redeem(
    application,
    await codeFor(person, application, { scope: 'read write publish' }),
  )
  const program = newVisit()
  const authorization = `Bearer ${body.access_token}`
  const did = async () => {
    const { data } = await person.visit.ask('{ allowed: oauthGrants { grants { lastDid } } }')
    const allowed = data?.allowed as { grants: { lastDid: string | null }[] } | undefined
    return allowed?.grants[0]?.lastDid
  }
  const ask = (query: string) =>
    program.send('/_/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ query }),
    })
  const entry = (status: string) =>
    program.send('/micropub', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', authorization },
      body: `h=entry&content=Words&post-status=${status}`,
    })
  expect(await did()).toBeNull()
  expect((await program.get('/v1/me', { authorization })).status).toBe(200)
  expect(await did()).toBe('READ')
  expect((await entry('draft')).status).toBe(201)
  expect(await did()).toBe('WRITE')
  expect((await entry('published')).status).toBe(201)
  expect((await ask('{ viewer { id } }')).status).toBe(200)
  expect(await did()).toBe('PUBLISH')
  program.now = NOON + HOUR / 2
  await program.get('/v1/me', { authorization })
  expect(await did()).toBe('PUBLISH')
  setNow(NOON + HOUR / 2)
  const { body: later } = await refresh(application, body.refresh_token)
  setNow(NOON)
  program.now = NOON + HOUR + 1
  const query = JSON.stringify({ query: '{ viewer { id } }' })
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${later.access_token}` }
  expect((await program.send('/_/graphql', { method: 'POST', headers, body: query })).status).toBe(200)
  expect(await did()).toBe('READ')
})

test('its maker changes what it says of itself, and where it may lead', async () => {
  const application = await client()
  const person = await signedIn()
  const code = await codeFor(person, application)
  const { data } = await application.owner.visit.ask(
    'mutation ($input: UpdateOauthApplicationInput!) { result: updateOauthApplication(input: $input) { __typename } }',
    {
      input: {
        applicationId: application.id,
        name: 'Tide tables',
        website: 'https://tables.example/',
        redirects: ['https://tables.example/back'],
      },
    },
  )
  expect(data?.result).toEqual({ __typename: 'OauthApplications' })
  const page = async (more: object) =>
    (await person.visit.get(`/m/oauth/authorize?${await queryFor(application, { ...more })}`)).text()
  expect(await page({ redirect_uri: 'https://tables.example/back' })).toContain('Tide tables')
  expect((await decide(person, await queryFor(application))).address).toBeUndefined()
  // What was allowed before is still redeemed for the address that it was allowed for.
  expect((await redeem(application, code)).status).toBe(200)
})
