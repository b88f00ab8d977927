import { beforeAll, describe, expect, test } from 'vitest'
import { IFTTT_TRIGGER_SLUGS } from '../../../schema/rules/ifttt'
import { HOUR } from '../../../schema/rules/time-units'
import { NOON } from '../../factories/ids'
import { createStory } from '../../factories/story'
import { fullAccount, type Item, newService, type Service } from './support'

/* What the endpoint tests of IFTTT's platform check before a service may be published, one after the other. */

interface Setup {
  accessToken: string
  samples: {
    triggers: Record<string, Record<string, string>>
    triggerFieldValidations: Record<string, Record<string, { valid: string; invalid: string }>>
    actions: Record<string, Record<string, string>>
    actionRecordSkipping: Record<string, Record<string, string>>
  }
}

const JSON_TYPE = 'application/json; charset=utf-8'
const refused = (status: number) => ({ status, type: JSON_TYPE, errors: [{ message: expect.any(String) }] })

let service: Service
let setup: Setup
let person: ReturnType<Service['of']>
beforeAll(async () => {
  const { user } = await fullAccount()
  // The newest topic alone would have too little to show.
  await createStory({ creatorId: user.id, tags: ['elsewhere'], firstPublishedAt: NOON + HOUR })
  service = newService({ IFTTT_TEST_ACCOUNT: user.username })
  const answer = await service.own('POST', 'test/setup')
  expect([answer.status, answer.type]).toEqual([200, JSON_TYPE])
  setup = answer.data as Setup
  person = service.of(setup.accessToken)
})

describe('the service', () => {
  test('says that it works, with the key alone', async () => {
    expect(await service.own('GET', 'status')).toMatchObject({ status: 200, type: JSON_TYPE })
    expect(await service.own('GET', 'status', 'wrong')).toMatchObject(refused(401))
    expect((await service.send('GET', 'status')).status).toBe(401)
  })

  test('is set up for tests with the key alone', async () => {
    expect(await service.own('POST', 'test/setup', 'wrong')).toMatchObject(refused(401))
    expect(setup.accessToken).toMatch(/^quire_pat_/)
    expect(Object.keys(setup.samples).toSorted()).toEqual([
      'actionRecordSkipping',
      'actions',
      'triggerFieldValidations',
      'triggers',
    ])
  })
})

describe('who somebody is', () => {
  test('is told by a valid token', async () => {
    const { status, type, data } = await person.get('user/info')
    expect([status, type]).toEqual([200, JSON_TYPE])
    expect(data).toEqual({
      name: expect.any(String),
      id: expect.any(String),
      url: expect.stringMatching(/^http/),
    })
  })

  test('isn’t told by any other', async () => {
    expect(await service.of('nonsense').get('user/info')).toMatchObject({
      status: 401,
      type: JSON_TYPE,
      errors: [{ message: expect.any(String) }],
    })
    expect((await service.send('GET', 'user/info')).status).toBe(401)
  })
})

describe.each(IFTTT_TRIGGER_SLUGS)('the trigger %s', (slug) => {
  const path = `triggers/${slug}`
  const fields = () => ({ triggerFields: setup.samples.triggers[slug] ?? {} })
  const ask = async (body: object = {}): Promise<Item[]> => {
    const { status, type, data } = await person.post(path, { ...fields(), ...body })
    expect([status, type]).toEqual([200, JSON_TYPE])
    return data as Item[]
  }

  test('has at least three events, each its own, the newest first', async () => {
    const items = await ask({ trigger_identity: `tests-${slug}` })
    expect(items.length).toBeGreaterThanOrEqual(3)
    expect(new Set(items.map(({ meta }) => meta.id)).size).toBe(items.length)
    const times = items.map(({ meta }) => meta.timestamp)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    for (const { created_at, meta, ...ingredients } of items) {
      expect(Number.isInteger(meta.timestamp)).toBe(true)
      expect(created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/)
      expect(Math.floor(Date.parse(created_at) / 1000)).toBe(meta.timestamp)
      expect(Object.values(ingredients).every((value) => typeof value === 'string')).toBe(true)
    }
  })

  test('has as many as it is asked for', async () => {
    const all = await ask()
    expect(await ask({ limit: 1 })).toEqual(all.slice(0, 1))
    expect(await ask({ limit: 0 })).toEqual([])
    expect(await ask({ limit: 1e15 })).toEqual(all)
    expect(await ask({ limit: null })).toEqual(all)
  })

  test.each([-1, 1.5, '10', 'many', {}, true])('refuses a limit of %j', async (limit) => {
    expect(await person.post(path, { ...fields(), limit })).toMatchObject(refused(400))
  })

  test('ignores what it doesn’t know', async () => {
    expect(
      await ask({ [crypto.randomUUID()]: { any: 'thing' }, ifttt_source: { id: '2', url: 'x' } }),
    ).toEqual(await ask())
  })

  test('needs a valid token', async () => {
    const { status, errors } = await service.of('nonsense').post(path, fields())
    expect([status, errors[0]?.message]).toEqual([401, expect.any(String)])
  })

  test('needs its fields', async () => {
    if (!setup.samples.triggers[slug]) return expect(await ask()).toEqual(await ask())
    for (const body of [{}, { triggerFields: {} }, { triggerFields: null }, { triggerFields: 'x' }])
      expect(await person.post(path, body)).toMatchObject(refused(400))
  })

  test.each(['{', '[]', '""', 'null'])('refuses %s', async (body) => {
    expect(await person.post(path, body)).toMatchObject(refused(400))
  })

  test('is told that nobody waits for it any more', async () => {
    const gone = await person.delete(`${path}/trigger_identity/tests-${slug}`)
    expect([gone.status, gone.type]).toEqual([200, JSON_TYPE])
    expect((await service.of('nonsense').delete(`${path}/trigger_identity/x`)).status).toBe(401)
  })
})

test('a field that somebody types is checked', async () => {
  for (const [slug, fields] of Object.entries(setup.samples.triggerFieldValidations))
    for (const [field, { valid, invalid }] of Object.entries(fields)) {
      const path = `triggers/${slug}/fields/${field}/validate`
      expect((await person.post(path, { value: valid })).data).toEqual({ valid: true })
      const answer = await person.post(path, { value: invalid })
      expect([answer.status, answer.data]).toEqual([200, { valid: false, message: expect.any(String) }])
      expect(await person.post(path, {})).toMatchObject(refused(400))
    }
})

test.each([
  ['triggers/new_story_in_publication', 'publication'],
  ['triggers/story_saved', 'list'],
  ['actions/save_story', 'list'],
])('%s offers what its field %s can be', async (path, field) => {
  const { status, type, data } = await person.post(`${path}/fields/${field}/options`)
  expect([status, type]).toEqual([200, JSON_TYPE])
  const options = data as { label: string; value: string }[]
  const slug = path.split('/')[1] ?? ''
  const sample = setup.samples.triggers[slug]?.[field] ?? setup.samples.actions[slug]?.[field]
  expect(options.map(({ value }) => value)).toContain(sample)
  expect(options.every(({ label }) => label !== '')).toBe(true)
  expect((await service.of('nonsense').post(`${path}/fields/${field}/options`)).status).toBe(401)
})

describe.each(['create_draft', 'save_story'])('the action %s', (slug) => {
  const path = `actions/${slug}`

  test('is done, whatever else is sent', async () => {
    const actionFields = setup.samples.actions[slug]
    for (const body of [{ actionFields }, { actionFields, [crypto.randomUUID()]: 1 }]) {
      const { status, type, data } = await person.post(path, body)
      expect([status, type]).toEqual([200, JSON_TYPE])
      expect(data).toEqual([{ id: expect.any(String), url: expect.stringMatching(/^http/) }])
    }
  })

  test('is left out where it never can be done', async () => {
    const skipped = await person.post(path, { actionFields: setup.samples.actionRecordSkipping[slug] })
    expect(skipped).toMatchObject({
      status: 400,
      type: JSON_TYPE,
      errors: [{ status: 'SKIP', message: expect.any(String) }],
    })
  })

  test('needs its fields and a valid token', async () => {
    for (const body of [{}, { actionFields: {} }, { actionFields: 7 }]) {
      const { status, errors } = await person.post(path, body)
      expect([status, errors]).toEqual([400, [{ message: expect.any(String) }]])
    }
    const { status } = await service.of('nonsense').post(path, { actionFields: setup.samples.actions[slug] })
    expect(status).toBe(401)
  })
})

test('what there isn’t is a 404', async () => {
  for (const path of [
    'triggers/new_moon',
    'actions/publish_everything',
    'triggers/new_response/fields/list/options',
    'triggers/new_story_with_tag/fields/tag/options',
    'actions/create_draft/fields/title/options',
  ])
    expect(await person.post(path)).toMatchObject(refused(404))
  expect((await person.delete('triggers/new_moon/trigger_identity/x')).status).toBe(404)
})
