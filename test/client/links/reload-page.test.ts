import { beforeEach, expect, test, vi } from 'vitest'
import { reloadPage } from '../../../client/lib/reload-page'
import { stubStorage } from '../support/storage'

beforeEach(stubStorage)

function tab() {
  const location = {
    href: 'https://quire.example/a',
    reloads: 0,
    reload() {
      location.reloads += 1
    },
  }
  return { location, navigator: { onLine: true } }
}

const SETTLED = 'settled'
const settles = (promise: Promise<void>) =>
  Promise.race([promise.then(() => SETTLED), new Promise((resolve) => setTimeout(resolve, 5))])

test('an address is reloaded, and nothing else happens meanwhile', async () => {
  const one = tab()
  expect(await settles(reloadPage(one, 0))).not.toBe(SETTLED)
  expect(one.location.reloads).toBe(1)
})

test('an address that fails again at once isn’t reloaded repeatedly', async () => {
  const one = tab()
  reloadPage(one, 0)
  expect(await settles(reloadPage(one, 5000))).toBe(SETTLED)
  expect(one.location.reloads).toBe(1)
})

test('another address, and the same one later, get their own attempt', () => {
  const one = tab()
  reloadPage(one, 0)
  one.location.href = 'https://quire.example/b'
  reloadPage(one, 10)
  reloadPage(one, 60_000)
  expect(one.location.reloads).toBe(3)
})

test('without storage there is no reload', async () => {
  const refuse = () => {
    throw new DOMException('The request is denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  const one = tab()
  expect(await settles(reloadPage(one, 0))).toBe(SETTLED)
  expect(one.location.reloads).toBe(0)
})

test('nothing is reloaded while the browser is offline', async () => {
  const one = tab()
  one.navigator.onLine = false
  expect(await settles(reloadPage(one, 0))).toBe(SETTLED)
  expect(one.location.reloads).toBe(0)
  one.navigator.onLine = true
  expect(await settles(reloadPage(one, 1))).not.toBe(SETTLED)
})
