import { beforeEach, describe, expect, test } from 'vitest'
import { gate, page } from './support/origin'
import {
  change,
  coordinator,
  newCoordinator,
  openTags,
  outbox,
  restartCoordinator,
  wakesIn,
} from './support/outbox'
import { freshUrl, platformRig, read } from './support/rig'

type PlatformRig = Awaited<ReturnType<typeof platformRig>>

let rig: PlatformRig
let calls: string[][]
beforeEach(async () => {
  rig = await platformRig()
  calls = []
  const purge = rig.pages.purge.bind(rig.pages)
  rig.pages.purge = async (tags) => {
    calls.push(tags)
    return purge(tags)
  }
  await newCoordinator(rig.pages)
})

let counter = 0
/** A change with its own tag, and its purge. */
async function changeAndPurge(tag = `post-${++counter}`, urgent = false): Promise<void> {
  await change([tag], { now: rig.clock.now(), urgent })
  await coordinator().purgeOpen(rig.clock.now())
}

/** Enough changes to use up the regular part of the budget. */
async function useUp(): Promise<void> {
  for (let i = 0; i < 23; i++) await changeAndPurge('post-x')
}

describe('the budget of purges', () => {
  test('lets each change purge at once while it lasts', async () => {
    await useUp()
    expect(calls).toHaveLength(23)
    expect(await openTags()).toEqual([])
  })

  test('then batches changes, which are purged within 15 seconds', async () => {
    await useUp()
    for (const tag of ['post-a', 'post-b', 'post-c']) await changeAndPurge(tag)
    expect(calls).toHaveLength(23)
    expect(await wakesIn()).toBeLessThanOrEqual(15)
    rig.clock.advance(12)
    await coordinator().purgeOpen(rig.clock.now())
    expect(calls[23]).toEqual(expect.arrayContaining(['post-a', 'post-b', 'post-c']))
    expect(await openTags()).toEqual([])
  })

  test('reserves calls for take-downs', async () => {
    await useUp()
    await changeAndPurge('post-a')
    await changeAndPurge('user-bad', true)
    expect(calls[23]?.slice(0, 2)).toEqual(['user-bad', 'post-a'])
    await changeAndPurge('user-worse', true)
    expect(calls).toHaveLength(25)
  })

  test('purges a change within 15 seconds even when take-downs have used up the reserve', async () => {
    await useUp()
    await changeAndPurge('user-bad', true)
    await changeAndPurge('user-worse', true)
    await changeAndPurge('post-a')
    expect(calls).toHaveLength(25)
    expect(await wakesIn()).toBeLessThanOrEqual(15)
    rig.clock.advance(12.5)
    await coordinator().purgeOpen(rig.clock.now())
    expect(await openTags()).toEqual([])
  })

  test('isn’t refilled by a restart', async () => {
    await useUp()
    await restartCoordinator(rig.pages)
    await changeAndPurge('post-a')
    expect(calls).toHaveLength(23)
  })

  test('counts no failure when others have used it up, and retries after 12 seconds', async () => {
    for (let i = 0; i < 25; i++) await rig.pages.purge(['other'])
    calls = []
    await changeAndPurge('post-a')
    expect(await openTags()).toEqual(['post-a'])
    expect((await outbox())[0]?.attempts).toBe(0)
    await coordinator().purgeOpen(rig.clock.now())
    expect(calls).toHaveLength(1)
    expect(await wakesIn()).toBeLessThanOrEqual(15)
    rig.clock.advance(12.5)
    await coordinator().purgeOpen(rig.clock.now())
    expect(await openTags()).toEqual([])
  })
})

describe('a render that was in progress during the purge', () => {
  test('stores its outdated page, until the second purge', async () => {
    const url = freshUrl()
    const door = gate()
    rig.origin.handler = () => door.opened.then(() => page('old'))
    const early = read(rig.cache, url)
    await expect.poll(() => rig.origin.renders).toBe(1)
    await changeAndPurge('post-1')
    door.open()
    await early
    rig.origin.handler = () => page('new')
    expect(await read(rig.cache, url)).toMatchObject({ cache: 'HIT', text: 'old' })
    expect(await wakesIn()).toBeLessThanOrEqual(5)
    rig.clock.advance(5.5)
    await coordinator().purgeOpen(rig.clock.now())
    expect(calls).toEqual([['post-1'], ['post-1']])
    expect(await read(rig.cache, url)).toMatchObject({ cache: 'MISS', text: 'new' })
    expect(await wakesIn()).toBeUndefined()
  })

  test('waits for the second purge while changes need the budget, and then joins one of them', async () => {
    for (let i = 0; i < 16; i++) await changeAndPurge('post-x')
    rig.clock.advance(6)
    await coordinator().purgeOpen(rig.clock.now())
    expect(calls).toHaveLength(16)
    await changeAndPurge('post-a')
    expect(calls[16]).toEqual(['post-a', 'post-x'])
  })
})
