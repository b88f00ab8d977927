import { expect, test } from 'vitest'
import { audienceWording as wording } from '../../../schema/wording/audience'
import { statsWording } from '../../../schema/wording/stats'
import { addressOf } from '../../support/addresses'
import { ask } from '../../support/http'
import { cookiesOf } from '../../support/session-cookie'

/* docs/rules/stats.md, "Audience". */

const open = (path: string, as: 'maren' | 'reader' | 'staff' = 'maren') =>
  ask(path, { headers: cookiesOf(as) })

const figure = (text: string, name: string): number =>
  Number(new RegExp(`data-figure="${name}" data-value="(\\d+)"`).exec(text)?.[1] ?? Number.NaN)

const sumOf = (text: string, list: string): number => {
  const section = text.split('data-list="').find((each) => each.startsWith(`${list}"`)) ?? ''
  return [...section.matchAll(/data-count="(\d+)"/g)].reduce((sum, [, n]) => sum + Number(n), 0)
}

test('a writer sees who came and left, without script', async () => {
  for (const period of ['7d', '30d', '90d', 'year', 'all']) {
    const { status, text } = await open(`${addressOf('UserAudience')}?period=${period}&zone=Asia/Kathmandu`)
    expect(status).toBe(200)
    const [now, before] = [figure(text, 'followers'), figure(text, 'followers-before')]
    expect(now).toBeGreaterThan(0)
    expect(before + figure(text, 'gained') - figure(text, 'lost')).toBe(now)
    expect(sumOf(text, 'source')).toBe(figure(text, 'gained'))
    expect(text.match(/<figure data-chart=".*?<svg.*?<figcaption.*?<table/gs)?.length).toBe(2)
  }
  const { text } = await open(`${addressOf('UserAudience')}?period=year`)
  expect(figure(text, 'gained')).toBeGreaterThan(0)
  expect(figure(text, 'lost')).toBeGreaterThan(0)
  expect(sumOf(text, 'country')).toBeGreaterThan(0)
  expect(sumOf(text, 'member')).toBe(figure(text, 'followers'))
})

test('it takes three round trips at most', async () => {
  for (const route of ['UserAudience', 'UserAudienceDetails'] as const) {
    const { headers } = await ask(addressOf(route), {
      headers: { ...cookiesOf('maren'), 'cache-control': 'no-cache' },
    })
    const [, trips] = /desc="(\d+) round trips/.exec(headers.get('server-timing') ?? '') ?? []
    expect(Number(trips)).toBeLessThanOrEqual(3)
  }
})

test('a period that doesn’t exist is told plainly', async () => {
  const { status, text } = await open(`${addressOf('UserAudience')}?period=never`)
  expect(status).toBe(200)
  expect(text).toContain(statsWording.wrong)
})

test('followers are listed, a page at a time, newest first', async () => {
  const first = await open(addressOf('UserAudienceDetails'))
  expect(first.status).toBe(200)
  const idsOf = (text: string) => [...text.matchAll(/data-follower="(\w+)"/g)].map(([, id]) => id)
  expect(idsOf(first.text)).toHaveLength(25)
  const [, next = ''] = /href="([^"]*\?after=[^"]*)"/.exec(first.text) ?? []
  const second = await open(next.replaceAll('&amp;', '&'))
  expect(idsOf(second.text).length).toBeGreaterThan(0)
  for (const id of idsOf(second.text)) expect(idsOf(first.text)).not.toContain(id)
})

test('it is for the writer alone', async () => {
  for (const route of ['UserAudience', 'UserAudienceDetails', 'UserAudienceExport'] as const) {
    const path = addressOf(route)
    expect((await ask(path)).headers.get('location')).toContain('/m/signin?redirectUrl=')
    expect((await open(path, 'reader')).status).toBe(404)
    expect((await open(path)).status).toBe(200)
  }
  expect((await open('/@maren/audience/nothing')).status).toBe(404)
})

test('whom nobody follows is told so', async () => {
  const { status, text } = await open('/@staff/audience', 'staff')
  expect(status).toBe(200)
  expect(text).toContain(wording.nobody)
})
