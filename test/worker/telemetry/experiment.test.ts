import { expect, test } from 'vitest'
import { EXPERIMENT_GROUPS, experimentGroup } from '../../../schema/rules/experiments'
import { VISITOR_COOKIE } from '../../../schema/rules/visitor'
import { newVisit } from '../../factories/visit'

const EXPERIMENT = JSON.stringify({
  id: 'navigation',
  flags: { group1: { enable_submissions_v2: true }, group3: { enable_submissions_v2: true } },
})
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const FLAGS = `{ variantFlags { name valueType { ... on VariantFlagBoolean { value } } } }`

/** What a visit's flag is, asked twice: a browser keeps its group. */
async function flagOf(visit: ReturnType<typeof newVisit>): Promise<boolean> {
  const ask = async () => {
    const { data } = await visit.ask(FLAGS)
    const flags = data?.variantFlags as { name: string; valueType: { value?: boolean } }[]
    return flags.find(({ name }) => name === 'enable_submissions_v2')?.valueType.value === true
  }
  const [first, second] = [await ask(), await ask()]
  expect(second).toBe(first)
  return first
}

test('a browser sees the flags of its group', async () => {
  const seen = new Set<string>()
  for (let i = 0; i < 40 && seen.size < EXPERIMENT_GROUPS.length; i += 1) {
    const visit = newVisit({ env: { EXPERIMENT } })
    const isOn = await flagOf(visit)
    const group = experimentGroup('navigation', visit.cookies().get(VISITOR_COOKIE) ?? '')
    expect(isOn).toBe(group === 'group1' || group === 'group3')
    seen.add(group)
  }
  expect(seen.size).toBe(EXPERIMENT_GROUPS.length)
})

test.each<[string, () => ReturnType<typeof newVisit>]>([
  ['programs', () => newVisit({ env: { EXPERIMENT }, agent: BOT })],
  ['everybody while none runs', () => newVisit({ env: { EXPERIMENT: '' } })],
  ['everybody while it can’t be read', () => newVisit({ env: { EXPERIMENT: '{' } })],
])('%s see the site as it is, and get no id', async (_, open) => {
  for (let i = 0; i < 5; i += 1) {
    const visit = open()
    expect([await flagOf(visit), visit.cookies().has(VISITOR_COOKIE)]).toEqual([false, false])
  }
})

test('people who ask not to be tracked see the site as it is', async () => {
  for (let i = 0; i < 5; i += 1) {
    const visit = newVisit({ env: { EXPERIMENT } })
    const page = await visit.get('/', { 'sec-gpc': '1' })
    expect([page.status, visit.cookies().has(VISITOR_COOKIE)]).toEqual([200, false])
  }
})
