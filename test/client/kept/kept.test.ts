import { beforeEach, expect, test, vi } from 'vitest'
import { forgetOthers, forgetViewer, unsavedWords } from '../../../client/lib/kept/forget'
import { kept, setKeptOwner } from '../../../client/lib/kept/item'
import { stubStorage } from '../support/storage'

/* Rule: docs/rules/identity.md, "What the browser keeps". */

beforeEach(() => {
  vi.useRealTimers()
  stubStorage()
  vi.stubGlobal('indexedDB', { databases: async () => [] })
  setKeptOwner('')
})

const ofPerson = kept('searches', { of: 'person' })
const ofTab = kept('form', { of: 'person', isOfTab: true })
const early = kept('theme', { of: 'early' })
const words = kept('response:1', { of: 'words', isTakenAlong: true })
const ofBrowser = kept('privacy', { of: 'browser' })
const ALL = { ofPerson, ofTab, early, words, ofBrowser }
const shown = () => Object.entries(ALL).flatMap(([name, item]) => (item.read() === null ? [] : [name]))
const keepAll = () => {
  for (const item of Object.values(ALL)) item.write('something')
}

test('what is kept of a person is shown to nobody else; early items are, until the person has signed out', () => {
  setKeptOwner('a')
  keepAll()
  expect(shown()).toEqual(Object.keys(ALL))
  for (const other of ['', 'b', 'aa']) {
    setKeptOwner(other)
    expect(shown()).toEqual(['early', 'ofBrowser'])
  }
})

test('signing out leaves what is the browser’s, and words that only their owner sees', async () => {
  setKeptOwner('a')
  keepAll()
  expect(await unsavedWords()).toEqual({ drafts: 0, responses: 1 })
  await forgetViewer()
  expect(Object.keys(localStorage)).toEqual(['kept:words:a:response:1', 'kept:privacy'])
  // Only whose it was, so that what the router keeps while the page is left goes, too.
  expect(Object.keys(sessionStorage)).toEqual(['kept:tab-of'])
  sessionStorage.setItem('somebody-elses', 'addresses')
  setKeptOwner('')
  expect(Object.keys(sessionStorage)).toEqual([])
  setKeptOwner('b')
  expect([shown(), await unsavedWords()]).toEqual([['ofBrowser'], { drafts: 0, responses: 0 }])
  setKeptOwner('a')
  expect(shown()).toEqual(['words', 'ofBrowser'])
})

test.each(['', 'b', 'aa'])('“%s” removes what a session that ended by itself has left', async (next) => {
  setKeptOwner('a')
  keepAll()
  setKeptOwner(next)
  await forgetOthers()
  expect(Object.keys(localStorage)).toEqual(['kept:words:a:response:1', 'kept:privacy'])
  expect(ofTab.read()).toBe(null)
  setKeptOwner('a')
  expect(ofTab.read()).toBe(null)
})

test('what a visitor has chosen for the browser stays with it', async () => {
  early.write('dark')
  setKeptOwner('a')
  await forgetViewer()
  expect(early.read()).toBe('dark')
})

test('words of a visitor become those of whoever signs in next, within an hour', () => {
  vi.useFakeTimers()
  words.write('mine')
  ofPerson.write('not taken along')
  setKeptOwner('a')
  expect(shown()).toEqual(['words'])
  setKeptOwner('')
  expect(shown()).toEqual(['ofPerson'])
  words.write('mine')
  vi.advanceTimersByTime(3_600_001)
  setKeptOwner('b')
  expect(shown()).toEqual([])
})

test('a browser that keeps nothing says so', () => {
  const refuse = () => {
    throw new DOMException('The request is denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect([ofPerson.read(), ofPerson.write('a')]).toEqual([undefined, false])
  ofPerson.remove()
})
