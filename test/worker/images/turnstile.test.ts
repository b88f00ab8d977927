import { expect, test } from 'vitest'
import { BusyError, Turnstile, type TurnstileLimits } from '../../../worker/services/media/turnstile'

const make = (limits: Partial<TurnstileLimits> = {}) =>
  new Turnstile({ working: 2, waiting: 60, patience: 2000, duration: 2000, ...limits })
const sleep = (time: number) => new Promise((resolve) => setTimeout(resolve, time))
const never = () => new Promise<never>(() => {})

test('of fifty at once, two run at a time and all are served', async () => {
  const turnstile = make({ patience: 60_000, duration: 60_000 })
  let working = 0
  let most = 0
  const served = await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      turnstile.run(`key ${i}`, async () => {
        working += 1
        most = Math.max(most, working)
        await sleep(1)
        working -= 1
        return i
      }),
    ),
  )
  expect(most).toBe(2)
  expect(served).toHaveLength(50)
})

test('two with the same key don’t run at the same time, and others overtake them', async () => {
  const turnstile = make()
  const order: string[] = []
  const work = (name: string, time: number) => async () => {
    order.push(`${name} begins`)
    await sleep(time)
    order.push(`${name} ends`)
  }
  await Promise.all([
    turnstile.run('a', work('first a', 100)),
    turnstile.run('a', work('second a', 1)),
    turnstile.run('b', work('b', 1)),
  ])
  expect(order).toEqual([
    'first a begins',
    'b begins',
    'b ends',
    'first a ends',
    'second a begins',
    'second a ends',
  ])
})

test('a request is refused at once when too many are waiting', async () => {
  const turnstile = make({ working: 1, waiting: 1 })
  const done = [turnstile.run('a', () => sleep(50)), turnstile.run('b', () => sleep(1))]
  await expect(turnstile.run('c', () => sleep(1))).rejects.toBeInstanceOf(BusyError)
  await Promise.all(done)
})

test('a request that waits too long is refused', async () => {
  const turnstile = make({ working: 1, patience: 30 })
  const first = turnstile.run('a', () => sleep(150))
  await expect(turnstile.run('b', () => sleep(1))).rejects.toThrow('waited too long')
  await first
})

test('work that doesn’t end times out, and its slot is free again', async () => {
  const turnstile = make({ working: 1, duration: 50 })
  await expect(turnstile.run('a', never)).rejects.toThrow('took too long')
  expect(await turnstile.run('b', async () => 'served')).toBe('served')
})

test('a failure frees the slot', async () => {
  const turnstile = make({ working: 1 })
  await expect(turnstile.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await turnstile.run('a', async () => 'served')).toBe('served')
})
