import { env } from 'cloudflare:workers'
import { expect, inject, it } from 'vitest'
import { ORIGIN } from '../../factories/endpoint-context'
import { createStory } from '../../factories/story'
import { differences, wholePerson } from '../../support/whole-person'
import { bodiesOf, broughtOf } from '../import/conserved'
import { CONSTRUCTS } from '../import/constructs/all'
import { importer } from '../import/own-import'
import { bring, emptyInstance, written } from './bring'
import { exporter } from './exporter'

it('each construct that was once lost on the way in comes back as it arrived', {
  timeout: 120_000,
}, async () => {
  await emptyInstance()
  const ada = await exporter({ username: 'ada' })
  for (const [i, { format, fileName, file }] of CONSTRUCTS.entries()) {
    const brought = await broughtOf(format, fileName, await file())
    for (const body of bodiesOf(brought))
      await createStory({ ...written(ada.user.id, body, i), title: `${format} ${i}` })
  }
  // The factory makes no preview of a story.
  const texts = async (userId: string) =>
    (await wholePerson(env.DB, userId, ORIGIN)).whole.stories.map(({ title, body }) => ({ title, body }))
  const before = await texts(ada.user.id)
  expect(before.length).toBeGreaterThan(100)
  const [{ bytes } = expect.fail('no part')] = await ada.archives()
  await emptyInstance()
  const again = await importer({ username: 'ada' })
  await bring(bytes, again)
  expect(differences(before, await texts(again.user.id))).toEqual([])
})

const FORMATS = { xml: 'wordpress', json: 'ghost', html: 'medium' } as const
const samples = Object.entries(inject('importSamples')).flatMap(([path, text]) => {
  const format = FORMATS[(/\.(xml|json|html)$/.exec(path)?.[1] ?? '') as keyof typeof FORMATS]
  return format ? [{ path, text, format }] : []
})

it.skipIf(samples.length === 0).each(samples)(
  'what was imported from $path comes back from an export of it',
  { timeout: 120_000 },
  async ({ path, text, format }) => {
    await emptyInstance()
    const ada = await exporter({ username: 'ada' })
    const first = await importer({}, ada.user)
    const importId = await first.upload(format, new TextEncoder().encode(text), path.split('/').pop())
    await first.commit(importId)
    await first.work()
    const { whole: before } = await wholePerson(env.DB, ada.user.id, ORIGIN)
    expect(before.stories.length).toBeGreaterThan(0)
    const [{ bytes } = expect.fail('no part')] = await ada.archives()
    await emptyInstance()
    const again = await importer({ username: 'ada' })
    await bring(bytes, again)
    const { whole: after } = await wholePerson(env.DB, again.user.id, ORIGIN)
    expect(differences(before, after)).toEqual([])
  },
)
