import { expect, test, vi } from 'vitest'

// Without the listeners of the modules that other files have imported.
vi.resetModules()
const { announceMove, onMove } = await import('../../client/lib/moves')

test('listeners hear of their own moves until they stop', () => {
  const leaving = vi.fn()
  const drawn = vi.fn()
  const stops = [onMove('leaving', leaving), onMove('drawn', drawn)]
  announceMove('leaving', true)
  announceMove('drawn', undefined)
  for (const stop of stops) stop()
  announceMove('leaving', false)
  expect(leaving.mock.calls).toEqual([[true]])
  expect(drawn).toHaveBeenCalledTimes(1)
})

test('a listener that stops while it is told keeps nobody else from being told', () => {
  const heard: string[] = []
  const stops = ['a', 'b', 'c'].map((name, i) =>
    onMove('drawn', () => {
      heard.push(name)
      stops[i]?.()
    }),
  )
  announceMove('drawn', undefined)
  announceMove('drawn', undefined)
  expect(heard).toEqual(['a', 'b', 'c'])
})
