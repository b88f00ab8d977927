import { describe, expect, test } from 'vitest'
import { RECENT_AUTHENTICATION } from '../../../schema/rules/identity'
import { TOAST_COOKIE } from '../../../schema/rules/toast-cookie'
import { deactivateAccount } from '../../../worker/services/account/deactivate-account'
import { completeSignIn } from '../../../worker/services/identity/grants'
import { createCollection } from '../../factories/collection'
import { endpointContext } from '../../factories/endpoint-context'
import { createRoles } from '../../factories/leaders'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { mailsTo, newEmail } from './by-mail'

const DEACTIVATE = 'mutation { result: deactivateAccount { __typename ... on UserError { code message } } }'

async function signedIn() {
  const email = newEmail()
  const person = await createUser({ email, name: 'Maren Vogt' })
  const visit = newVisit()
  await visit.signIn(person.id)
  const result = async (mutation: string) => (await visit.ask(mutation)).data?.result
  return { person, email, visit, result }
}

/** Signs somebody in again, and gives the toast that their next page shows. */
async function comeBack(userId: string): Promise<string | undefined> {
  const { parts } = endpointContext('/m/callback/email')
  const grant = { userId, operation: 'login', method: 'link', redirect: null } as const
  await completeSignIn(parts, { ...grant, isNewAccount: false, isComplete: false })
  const cookie = parts.browser.setCookies.find((line) => line.startsWith(`${TOAST_COOKIE}=`))
  return cookie?.slice(TOAST_COOKIE.length + 1).split(';')[0]
}

describe('deactivating an account', () => {
  test('needs a recent sign-in, as deleting it does', async () => {
    const { person, visit, result } = await signedIn()
    visit.now += RECENT_AUTHENTICATION + 1
    expect(await result(DEACTIVATE)).toMatchObject({ __typename: 'Forbidden', code: 'SIGN_IN_AGAIN' })
    expect((await newVisit().ask(`{ user(id: "${person.id}") { id } }`)).data?.user).toEqual({
      id: person.id,
    })
  })

  test('is confirmed by a mail that says how to come back', async () => {
    const { email, result } = await signedIn()
    expect(await result(DEACTIVATE)).toEqual({ __typename: 'MutationSuccess' })
    const [mail] = mailsTo(email)
    expect(mail?.subject).toBe('Your Quire account is deactivated')
    expect(mail?.text).toContain('/m/signin')
  })

  test('purges the pages that show the person before it responds', async () => {
    const { person } = await signedIn()
    const visit = newVisit()
    await visit.signIn(person.id)
    const cookie = [...visit.cookies()].map(([name, value]) => `${name}=${value}`).join('; ')
    const { parts } = endpointContext('/me/settings', { headers: { cookie } })
    const events: string[] = []
    const purger: typeof parts.purger = {
      ...parts.purger,
      async request() {
        await new Promise((resolve) => setTimeout(resolve, 20))
        events.push('purged')
      },
    }
    const only = Object.create(parts, { purger: { value: purger } }) as typeof parts
    expect(await deactivateAccount(only)).toMatchObject({ ok: true })
    events.push('answered')
    expect(events).toEqual(['purged', 'answered'])
  })

  test('removes the profile from the edge cache', async () => {
    const { person, result } = await signedIn()
    const profile = () => newVisit().get(`/@${person.username}`)
    expect(await (await profile()).text()).toContain('Maren Vogt')
    expect((await profile()).headers.get('x-edge-cache')).toBe('HIT')
    await result(DEACTIVATE)
    const after = await profile()
    expect(after.status).toBe(404)
    expect(await after.text()).not.toContain('Maren Vogt')
  })
})

describe('coming back', () => {
  test('after deactivation is greeted by a toast', async () => {
    const { person, result } = await signedIn()
    await result(DEACTIVATE)
    expect(await comeBack(person.id)).toBe('account-reactivated')
    expect(await comeBack(person.id)).toBeUndefined()
  })

  test('within 14 days of requesting deletion says that the account stays', async () => {
    const { person, result } = await signedIn()
    await result(`mutation { result: deleteAccount(username: "${person.username}") { __typename } }`)
    expect(await comeBack(person.id)).toBe('account-kept')
  })
})

test('a hidden person isn’t listed among a publication’s people until they come back', async () => {
  const { person, result } = await signedIn()
  const editor = await createUser()
  const { id, slug } = await createCollection()
  await createRoles(id, { [person.id]: 'OWNER', [editor.id]: 'EDITOR' })
  const people = async () => {
    const asked = `{ collection(id: "${id}") { editors { role user { id } } } }`
    const { data = {} } = await newVisit().ask(asked)
    return (data.collection as { editors: { user: { id: string } }[] }).editors.map(({ user }) => user.id)
  }
  const about = async () => (await newVisit().get(`/${slug}/about`)).text()
  expect(await people()).toEqual([person.id, editor.id])
  expect(await about()).toContain(`/@${person.username}`)
  await result(DEACTIVATE)
  expect(await people()).toEqual([editor.id])
  expect(await about()).not.toContain(`/@${person.username}`)
  await comeBack(person.id)
  expect(await people()).toEqual([person.id, editor.id])
})
