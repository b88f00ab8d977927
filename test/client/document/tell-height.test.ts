import { expect, test } from 'vitest'
import { TELL_HEIGHT } from '../../../client/bootstrap'
import { EMBED_SCRIPT } from '../../../schema/rules/frame-script'

type Listener = (message: { source?: unknown; origin?: string; data: unknown }) => void

const ORIGIN = 'https://quire.example'

/** A framed document, whose content has a height, and what it says to the page around it. */
function framed(height: number, isTop = false) {
  const said: string[] = []
  const parent = { postMessage: (text: string) => said.push(text) }
  const self = {}
  let listener: Listener = () => {}
  let measured = () => {}
  class Observer {
    constructor(measure: () => void) {
      measured = measure
    }
    observe = () => measured()
  }
  const documentElement = { getBoundingClientRect: () => ({ height }) }
  new Function(
    'self',
    'top',
    'parent',
    'document',
    'location',
    'ResizeObserver',
    'addEventListener',
    TELL_HEIGHT,
  )(
    self,
    isTop ? self : {},
    parent,
    { documentElement },
    { href: `${ORIGIN}/embed/p/0123456789ab` },
    Observer,
    (_: string, listen: Listener) => {
      listener = listen
    },
  )
  return {
    said,
    parent,
    tell: (message: Parameters<Listener>[0]) => listener(message),
    resize: () => measured(),
  }
}

/** A page of another site with these frames, in which the script runs. */
function pageWith(...sources: string[]) {
  const asked: unknown[] = []
  let listener: Listener = () => {}
  const frames = sources.map((src) => ({
    src,
    style: { height: '' },
    contentWindow: { postMessage: (text: unknown, to: string) => asked.push([src, text, to]) },
  }))
  const document = { currentScript: { src: `${ORIGIN}/embed.js` }, querySelectorAll: () => frames }
  new Function('document', 'addEventListener', EMBED_SCRIPT)(document, (_: string, listen: Listener) => {
    listener = listen
  })
  return { frames, asked, say: (message: Parameters<Listener>[0]) => listener(message) }
}

test('a frame says how high it wants to be, when that changes and when it is asked', () => {
  const { said, parent, tell, resize } = framed(123.4)
  resize()
  tell({ source: parent, data: 'iframe.height' })
  expect(said).toHaveLength(3)
  expect(JSON.parse(said[0] ?? '')).toEqual({
    src: `${ORIGIN}/embed/p/0123456789ab`,
    context: 'iframe.resize',
    height: 124,
  })
  tell({ source: {}, data: 'iframe.height' })
  tell({ source: parent, data: 'something else' })
  expect(said).toHaveLength(3)
})

test('a page that is in no frame says nothing', () => {
  expect(framed(100, true).said).toEqual([])
})

test('the script gives a frame the height that it asks for, and asks those that came before it', () => {
  const { frames, asked, say } = pageWith(
    `${ORIGIN}/embed/p/a`,
    `${ORIGIN}/embed/list/b`,
    'https://b.example/c',
    `${ORIGIN}/embed?q=d`,
    `${ORIGIN}/embedded/e`,
  )
  expect(asked.map((question) => (question as string[])[0])).toEqual([
    `${ORIGIN}/embed/p/a`,
    `${ORIGIN}/embed/list/b`,
    `${ORIGIN}/embed?q=d`,
  ])
  const data = JSON.stringify({ context: 'iframe.resize', height: 300.2 })
  say({ source: frames[1]?.contentWindow, origin: ORIGIN, data })
  expect(frames.map(({ style }) => style.height)).toEqual(['', '301px', '', '', ''])
})

test.each([
  ['another site', 'https://b.example', { context: 'iframe.resize', height: 300 }],
  ['something else', ORIGIN, { context: 'other', height: 300 }],
  ['no number', ORIGIN, { context: 'iframe.resize', height: 'tall' }],
  ['nothing', ORIGIN, null],
])('a message of %s changes nothing', (_, origin, data) => {
  const { frames, say } = pageWith(`${ORIGIN}/embed/p/a`)
  say({ source: frames[0]?.contentWindow, origin, data: JSON.stringify(data) })
  say({ source: frames[0]?.contentWindow, origin, data: { context: 'iframe.resize', height: 300 } })
  expect(frames[0]?.style.height).toBe('')
})

test('no frame is higher than any story could be', () => {
  const { frames, say } = pageWith(`${ORIGIN}/embed/p/a`)
  const data = JSON.stringify({ context: 'iframe.resize', height: 1e9 })
  say({ source: frames[0]?.contentWindow, origin: ORIGIN, data })
  expect(frames[0]?.style.height).toBe('20000px')
})
