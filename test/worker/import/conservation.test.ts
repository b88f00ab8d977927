import { afterAll, describe, expect, inject, it } from 'vitest'
import { checkBody } from '../../../schema/story/check-body'
import type { Format } from '../../../worker/services/import/formats'
import { type Balance, balanceOf, bodiesOf, broughtOf, seenIn } from './conserved'
import { CONSTRUCTS } from './constructs/all'
import { sourceOf } from './sample-source'

const totals = new Map<Format, Balance>()

function add(format: Format, { words, addresses }: Balance): void {
  const none = { in: 0, out: 0, named: 0 }
  const total = totals.get(format) ?? { words: { ...none }, addresses: { ...none }, lost: [] }
  for (const key of ['in', 'out', 'named'] as const) {
    total.words[key] += words[key]
    total.addresses[key] += addresses[key]
  }
  totals.set(format, total)
}

afterAll(() => {
  const rows = [...totals].map(
    ([format, { words, addresses }]) =>
      `| ${format} | ${words.in} | ${words.out} | ${words.named} | ${addresses.in} | ${addresses.out} | ${addresses.named} |`,
  )
  console.info(['| | words in | out | named | addresses in | out | named |', ...rows].join('\n'))
})

describe('each thing that a source shows arrives or is named', () => {
  it.each(CONSTRUCTS.map((one) => [`${one.format}: ${one.name}`, one] as const))(
    '%s',
    async (_, construct) => {
      const brought = await broughtOf(construct.format, construct.fileName, await construct.file())
      const balance = balanceOf(seenIn(construct.shows), brought)
      expect(balance.lost, JSON.stringify(brought.entries)).toEqual([])
      const [body = []] = bodiesOf(brought)
      for (const one of bodiesOf(brought)) expect(checkBody(one)).toEqual([])
      if (construct.body) expect(body).toMatchObject(construct.body)
      if (construct.story) expect(brought.stories[0]).toMatchObject(construct.story)
      if (construct.without) expect(brought.stories[0]).not.toHaveProperty(construct.without)
      for (const note of construct.notes ?? [])
        expect(brought.notes).toContainEqual(typeof note === 'string' ? note : expect.stringMatching(note))
      add(construct.format, balance)
    },
  )
})

const samples = Object.entries(inject('importSamples'))

describe.skipIf(samples.length === 0)('real exports', () => {
  it.each(samples)('%s loses nothing in silence', async (path, text) => {
    const format = path.split('/')[0] as Format
    const brought = await broughtOf(format, path, text)
    const balance = balanceOf(sourceOf(format, text), brought)
    expect(balance.lost).toEqual([])
    add(format, balance)
  })
})
