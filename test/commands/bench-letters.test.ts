import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { judgeLists, judgeSending } from '../bench/letters/judge'
import type { Sending } from '../bench/letters/sending'
import { type Provider, startProvider } from '../bench/letters/start-provider'
import { readOptions } from '../bench/options'

let provider: Provider
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.stop())

const hand = async (key: string, to: string, body: object = {}) => {
  const { MAIL_HTTP_URL = '', MAIL_HTTP_KEY } = provider.vars
  const headers = { authorization: `Bearer ${MAIL_HTTP_KEY}`, 'idempotency-key': key }
  return fetch(MAIL_HTTP_URL, { method: 'POST', headers, body: JSON.stringify({ to: [to], ...body }) }).then(
    ({ status }) => status,
    () => 'lost' as const,
  )
}

test('the mail service takes a mail once for each key, knows other words, and loses answers', async () => {
  expect(await hand('a', 'one@mail.example', { text: 'A' })).toBe(200)
  expect(await hand('a', 'one@mail.example', { text: 'A' })).toBe(200)
  expect(await hand('b', 'one@mail.example', { text: 'A' })).toBe(200)
  expect(await hand('a', 'one@mail.example', { text: 'B' })).toBe(200)
  expect(await hand('', 'one@mail.example')).toBe(422)
  expect(await provider.told()).toEqual({
    mails: 2,
    addresses: 1,
    requests: 5,
    lost: 0,
    changed: 1,
    refused: 1,
  })
  const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => hand(`c${i}`, `c${i}@mail.example`)))
  expect(answers.filter((answer) => answer === 'lost')).toHaveLength(1)
  expect(await provider.count()).toBe(52)
})

describe('a letter to many', () => {
  const sending: Sending = {
    told: { mails: 100, addresses: 100, requests: 103, lost: 2, changed: 0, refused: 0 },
    letter: { sentCount: 100, failedCount: 0, leftCount: 0 },
    seconds: 1,
    kills: 3,
    memory: [100, 200, 150, 210],
    beside: [15],
    alone: [10],
    failures: 0,
  }
  const broken = (given: Partial<Sending>): string[] =>
    judgeSending({ ...sending, ...given }, 100)
      .filter(({ isKept }) => !isKept)
      .map(({ name }) => name)

  test('is judged by who has it', () => {
    expect(broken({})).toEqual([])
    expect(broken({ told: { ...sending.told, mails: 101 } })).toEqual(['mails, by their keys'])
    expect(broken({ told: { ...sending.told, addresses: 99 } })).toEqual(['recipients who have a mail'])
    expect(broken({ told: { ...sending.told, lost: 0 } })).toEqual(['answers lost'])
    expect(broken({ kills: 2 })).toEqual(['workers killed'])
  })

  test('is judged by its memory, and by its readers', () => {
    expect(broken({ memory: [100, 200, 150, 240] })).toEqual(['memory, last half / first half'])
    expect(broken({ beside: [16] })).toEqual(['a reader’s p99, while it is sent / without'])
    expect(broken({ failures: 1 })).toEqual(['readers without a page'])
  })
})

test('a list is judged by what a line takes', () => {
  const short = { lines: 2000, added: 2000, took: 200, cpu: 100, steps: 3 }
  const long = { lines: 10_000, added: 10_000, took: 1200, cpu: 600, steps: 5 }
  const broken = (given: object) => judgeLists(short, { ...long, ...given }).filter(({ isKept }) => !isKept)
  expect(broken({})).toEqual([])
  for (const given of [{ took: 1400 }, { cpu: 700 }, { added: 9999 }, { steps: 2 }])
    expect(broken(given)).toHaveLength(1)
})

test('letters to a share of the hundred thousand are asked for by it', () => {
  expect(readOptions(['--letters', '--scale', '0.02'])).toMatchObject({ letters: true, scale: 0.02 })
  expect(readOptions([]).letters).toBe(false)
})
