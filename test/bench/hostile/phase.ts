import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { SAMPLES } from '../generate'
import { send } from '../http'
import type { Site } from '../site'
import { AGENT, type Subject } from '../subjects'
import type { Readings } from './verdict'

/** Readers at once, and the milliseconds between a reader's pages. */
const READERS = 50
const PAUSE = 1000
/** Milliseconds between two hostile requests, between two health checks, and between two looks at the memory. */
const HOSTILE_EVERY = 50
const HEALTH_EVERY = 1000
const MEMORY_EVERY = 2000

/** What readers read: in turn, so that some of it is cached and some isn't. */
const PAGES = [
  '/',
  SAMPLES.tag,
  SAMPLES.profile,
  SAMPLES.publication,
  // Of each five stories one is outside of publications, and has another address.
  ...Array.from({ length: 40 }, (_, i) => i + 1)
    .filter((n) => n % 5 !== 4)
    .map(SAMPLES.storyPath),
]

/**
 * Lets 50 readers read for some milliseconds, or until something is over, beside hostile requests when there are any, and takes readings.
 *
 * @param hostile sent in turn, one every 50 ms, whether or not the ones before have been answered.
 */
export async function phase(
  site: Site,
  until: number | (() => boolean),
  hostile: readonly Subject[],
): Promise<Readings> {
  const readings: Readings = { readers: [], health: [], memory: [], failures: 0 }
  const end = performance.now() + (typeof until === 'number' ? until : 0)
  const isOver = typeof until === 'number' ? () => performance.now() >= end : until
  const readersAgent = new Agent({ keepAlive: true, maxSockets: READERS })
  const hostileAgent = new Agent({ keepAlive: true, maxSockets: 100 })
  const healthAgent = new Agent({ keepAlive: true, maxSockets: 1 })

  async function timed(path: string, agent: Agent, into: number[]): Promise<void> {
    const started = performance.now()
    const status = await send(site.origin, { path, headers: AGENT }, agent).then(
      (answer) => answer.status,
      () => 0,
    )
    into.push(performance.now() - started)
    if (status !== 200) readings.failures += 1
  }
  async function reader(number: number): Promise<void> {
    // They don't begin all at once.
    await wait((PAUSE / READERS) * number)
    for (let i = number; !isOver(); i += 7) {
      await timed(PAGES[i % PAGES.length] ?? '/', readersAgent, readings.readers)
      await wait(PAUSE)
    }
  }
  async function every(pause: number, work: (i: number) => unknown): Promise<void> {
    for (let i = 0; !isOver(); i++) {
      await work(i)
      await wait(pause)
    }
  }
  const attack = (i: number): void => {
    const subject = hostile[i % hostile.length]
    // How it is answered is no matter here.
    if (subject) send(site.origin, subject, hostileAgent).catch(() => {})
  }

  await Promise.all([
    ...Array.from({ length: READERS }, (_, i) => reader(i)),
    every(HEALTH_EVERY, () => timed('/_/health', healthAgent, readings.health)),
    every(MEMORY_EVERY, () => {
      const memory = site.memory()
      if (memory !== undefined) readings.memory.push(memory)
    }),
    ...(hostile.length > 0 ? [every(HOSTILE_EVERY, attack)] : []),
  ])
  for (const agent of [readersAgent, hostileAgent, healthAgent]) agent.destroy()
  return readings
}
