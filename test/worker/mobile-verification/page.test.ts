import { beforeEach, expect, test } from 'vitest'
import { ORIGIN } from '../../factories/endpoint-context'
import { forgetMessages, lastCode, newPerson, type Person, verify } from './support'

/* docs/rules/mobile-verification.md, “The page”. */

beforeEach(forgetMessages)

const post = ({ visit }: Person, step: string, fields: Record<string, string>, origin = ORIGIN) =>
  visit.send(`/_/mobile-verification/${step}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
    body: new URLSearchParams(fields).toString(),
  })

const leadsTo = (response: Response) => [response.status, response.headers.get('location')]
const show = async ({ visit }: Person, path: string) => (await visit.get(path)).text()

test('without script, the forms lead from step to step', async () => {
  const person = await newPerson()
  const first = await show(person, '/mobile-verification')
  expect(first).toContain('Verify your mobile number')
  expect(first).toMatch(
    /<form[^>]*action="\/_\/mobile-verification\/start"[^>]*method="post"|method="post"[^>]*action="\/_\/mobile-verification\/start"/,
  )
  const sent = await post(person, 'start', { country: 'DE', phoneNumber: '01512 6660001' })
  expect(leadsTo(sent)).toEqual([303, `${ORIGIN}/mobile-verification/code`])
  const second = await show(person, '/mobile-verification/code')
  expect(second).toContain('+49 1512 6660001')
  expect(second).toMatch(/autocomplete="one-time-code"/i)
  const wrong = await post(person, 'code', { code: '12' })
  expect(await wrong.text()).toContain('Enter the 6 digits of the text message.')
  const right = await post(person, 'code', { code: lastCode() })
  expect(leadsTo(right)).toEqual([303, `${ORIGIN}/mobile-verification/done`])
  expect(await show(person, '/mobile-verification/done')).toContain('+49 •••• 01')
})

test('a form of another site is refused, and a wrong one says why', async () => {
  const person = await newPerson()
  const fields = { country: 'DE', phoneNumber: '01512 6670001' }
  expect((await post(person, 'start', fields, 'https://elsewhere.example')).status).toBe(403)
  expect(await (await post(person, 'start', { country: 'US', phoneNumber: '202 555' })).text()).toContain(
    'This number is too short.',
  )
  expect(lastCode()).toBe('')
})

test('steps at which somebody can’t be lead to where they are', async () => {
  const person = await newPerson()
  for (const step of ['code', 'done'])
    expect(leadsTo(await person.visit.get(`/mobile-verification/${step}`))).toEqual([
      302,
      expect.stringMatching(/\/mobile-verification\/start$/),
    ])
  await verify(person)
  expect(leadsTo(await person.visit.get('/mobile-verification/code'))).toEqual([
    302,
    expect.stringMatching(/\/mobile-verification\/done$/),
  ])
  expect(await show(person, '/mobile-verification')).toContain('Your mobile number is verified')
  expect(await show(person, '/mobile-verification/start')).toContain('Send code')
  expect((await person.visit.get('/mobile-verification/elsewhere')).status).toBe(404)
})

test('where no service is configured, the page says so', async () => {
  const person = await newPerson({}, { env: { SMS_PROVIDER: '', ENVIRONMENT: 'production' } })
  const text = await show(person, '/mobile-verification')
  expect(text).toContain('can’t be verified here at the moment')
  expect(text).not.toContain('phoneNumber')
})
