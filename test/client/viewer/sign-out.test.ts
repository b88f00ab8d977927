import { afterEach, expect, test, vi } from 'vitest'
import { signOut } from '../../../client/shell/signed-in/sign-out'
import { stubStorage } from '../support/storage'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A tab, with what it requests and where it goes. */
function newTab(answer: Partial<Response>) {
  const fetched: string[] = []
  const gone: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    fetched.push(`${method} ${address}`)
    return answer
  })
  stubStorage()
  vi.stubGlobal('indexedDB', { databases: async () => [] })
  vi.stubGlobal('window', { location: { assign: (address: string) => gone.push(address) } })
  return { fetched, gone }
}

test('signing out ends the session by its own value, and then leaves the page', async () => {
  const { fetched, gone } = newTab({ type: 'opaqueredirect', ok: false })
  await signOut('a-value', '/')
  expect([fetched, gone]).toEqual([['POST /m/signout/a-value'], ['/']])
})

test('without that value nothing can be ended, which is logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { fetched, gone } = newTab({ ok: true })
  await expect(signOut('', '/')).rejects.toThrow('No token')
  expect(log).toHaveBeenCalledExactlyOnceWith('There is no xsrf token to sign out with.')
  expect([fetched, gone]).toEqual([[], []])
})

test('a session that couldn’t be ended keeps its page', async () => {
  const { gone } = newTab({ type: 'basic', ok: false, status: 500 })
  await expect(signOut('a-value', '/')).rejects.toThrow('500')
  expect(gone).toEqual([])
})
