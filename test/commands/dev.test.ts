import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { brief, isSource } from '../../worker/commands/developing/changes'
import { createRebuilder } from '../../worker/commands/developing/rebuilder'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('changes', () => {
  test('that come together cause one build, once things are quiet', async () => {
    const build = vi.fn(async () => {})
    const { ask } = createRebuilder(build, 100)
    for (let i = 0; i < 5; i++) {
      ask()
      await vi.advanceTimersByTimeAsync(50)
    }
    expect(build).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(100)
    expect(build).toHaveBeenCalledOnce()
  })

  test('during a build cause another one after it, never beside it', async () => {
    let running = 0
    let most = 0
    const build = vi.fn(async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 1000))
      running -= 1
    })
    const { ask } = createRebuilder(build, 10)
    ask()
    for (let i = 0; i < 3; i++) {
      await vi.advanceTimersByTimeAsync(200)
      ask()
    }
    await vi.advanceTimersByTimeAsync(5000)
    expect(build).toHaveBeenCalledTimes(2)
    expect(most).toBe(1)
  })

  test('are built again after a build has ended', async () => {
    const build = vi.fn(async () => {})
    const { ask } = createRebuilder(build, 10)
    for (let i = 0; i < 2; i++) {
      ask()
      await vi.advanceTimersByTimeAsync(50)
    }
    expect(build).toHaveBeenCalledTimes(2)
  })
})

describe('a changed file', () => {
  test.each([
    'client/pages/post/index.tsx',
    'client/pages/post/post-page.graphql',
    'schema/routes/home.ts',
    'worker/index.ts',
    'migrations/main/1.sql',
  ])('%s requires a build', (path) => expect(isSource(path)).toBe(true))

  test.each([
    'client/pages/post/post-page.generated.ts',
    'worker/graphql/resolvers.generated.ts',
    'worker/commands/start.ts',
    'README.md',
    'client/pages/post/.index.tsx.swp',
    'client/pages/post/index.tsx~',
    'client/4913',
  ])('%s requires nothing', (path) => expect(isSource(path)).toBe(false))
})

test('output is shown from the error on, without colours', () => {
  const output =
    'wrangler deploy\n\n\u001b[32mfine\u001b[0m\n\n✘ [ERROR] Expected "}"\n  worker/index.ts:3\nLogs were written to x\n'
  expect(brief(output)).toBe('✘ [ERROR] Expected "}"\n  worker/index.ts:3')
  expect(brief('one\ntwo\nthree', 2)).toBe('two\nthree')
})
