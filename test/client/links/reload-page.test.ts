import { expect, test } from 'vitest'
import { reloadPage } from '../../../client/lib/reload-page'

function tab(storage?: Pick<Storage, 'getItem' | 'setItem'>) {
  const kept = new Map<string, string>()
  const sessionStorage = storage ?? {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const location = {
    href: 'https://quire.example/a',
    reloads: 0,
    reload() {
      location.reloads += 1
    },
  }
  return { sessionStorage, location, navigator: { onLine: true } }
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
    throw new Error('Storage is off')
  }
  const one = tab({ getItem: refuse, setItem: refuse })
  expect(await settles(reloadPage(one, 0))).toBe(SETTLED)
  expect(one.location.reloads).toBe(0)
})

test('nor where looking at the storage is forbidden', async () => {
  const one = Object.defineProperty(tab(), 'sessionStorage', {
    get: () => {
      throw new DOMException('The request is denied', 'SecurityError')
    },
  })
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
