import { beforeEach, expect, test, vi } from 'vitest'
import type * as Caught from '../../../client/lib/telemetry/caught'
import { ERROR_QUEUE } from '../../../schema/rules/error-reports'

let caught: typeof Caught
let listeners: Map<string, (event: object) => void>
beforeEach(async () => {
  listeners = new Map()
  vi.stubGlobal('location', { href: 'https://quire.example/' })
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) =>
    listeners.set(type, listener),
  )
  vi.resetModules()
  caught = await import('../../../client/lib/telemetry/caught')
  return () => vi.unstubAllGlobals()
})

test('errors wait for what reports them, and wake it', () => {
  const woken = vi.fn()
  caught.noteError(new Error('early'))
  caught.onErrors(woken)
  expect(woken).toHaveBeenCalledOnce()
  caught.noteError(new Error('later'))
  expect(woken).toHaveBeenCalledTimes(2)
  expect(caught.takeErrors().map(({ error }) => (error as Error).message)).toEqual(['early', 'later'])
  expect(caught.takeErrors()).toEqual([])
})

test('no more errors wait than are reported at once', () => {
  for (let i = 0; i < ERROR_QUEUE + 5; i += 1) caught.noteError(new Error(`${i}`))
  expect(caught.takeErrors()).toHaveLength(ERROR_QUEUE)
})

test('errors that nothing catches are noted', () => {
  caught.watchErrors()
  listeners.get('error')?.({ error: null, message: 'Script error.', filename: '/a.js', lineno: 3 })
  listeners.get('unhandledrejection')?.({ reason: 'a text' })
  const violation = { type: 'securitypolicyviolation' }
  listeners.get('securitypolicyviolation')?.(violation)
  expect(caught.takeErrors()).toMatchObject([
    { error: 'Script error.', file: '/a.js', line: 3, location: 'https://quire.example/' },
    { error: 'a text' },
    { error: violation },
  ])
})
