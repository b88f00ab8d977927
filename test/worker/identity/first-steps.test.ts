import { describe, expect, test } from 'vitest'
import { signedIn } from '../../factories/signed-in'
import { createTag } from '../../factories/tag'
import type { newVisit } from '../../factories/visit'

type Visit = ReturnType<typeof newVisit>

const ORIGIN = 'https://quire.example'

/** Sends a step's form as a browser without script does. */
function sendForm(
  visit: Visit,
  step: string,
  fields: readonly (readonly [string, string])[],
  origin = ORIGIN,
) {
  return visit.send(`/_/get-started/${step}?redirectUrl=%2Ftidewater`, {
    method: 'POST',
    headers: { origin, accept: 'text/html' },
    body: new URLSearchParams(fields.map(([name, value]) => [name, value])),
  })
}

const viewerOf = async (visit: Visit, fields: string) =>
  (await visit.ask(`{ viewer { ${fields} } }`)).data?.viewer

describe('without script', () => {
  test('the first step keeps name and username, and leads on to the topics', async () => {
    const { user, visit } = await signedIn({ bio: 'Reads.', imageId: null })
    const username = `ada${user.id}`
    const response = await sendForm(visit, 'name', [
      ['name', ' Ada  Lovelace '],
      ['username', username],
    ])
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `${ORIGIN}/get-started/topics?redirectUrl=%2Ftidewater`,
    ])
    expect(await viewerOf(visit, 'name username')).toEqual({ name: 'Ada Lovelace', username })
    expect((await visit.ask('{ accountSettings { bio } }')).data).toEqual({
      accountSettings: { bio: 'Reads.' },
    })
  })

  test('a name that can’t be kept is refused with the reason and the way back', async () => {
    const { visit } = await signedIn()
    const response = await sendForm(visit, 'name', [['name', ' ']])
    const html = await response.text()
    expect(html).toContain('Please enter a name.')
    expect(html).toContain('href="/get-started/name?redirectUrl=%2Ftidewater"')
  })

  test('the second follows what is checked, and drops what was followed and isn’t', async () => {
    const [ocean, maps, ice] = [
      await createTag('steps-ocean'),
      await createTag('steps-maps'),
      await createTag('steps-ice'),
    ]
    const { visit } = await signedIn()
    await sendForm(visit, 'topics', [
      ['topic', ocean.slug],
      ['topic', maps.slug],
    ])
    const response = await sendForm(visit, 'topics', [
      ['topic', ice.slug],
      ['topic', maps.slug],
      ['followed', ocean.slug],
      ['followed', maps.slug],
    ])
    expect(response.headers.get('location')).toBe(`${ORIGIN}/get-started/writers?redirectUrl=%2Ftidewater`)
    const { followedTags } = (await viewerOf(visit, 'followedTags { tags { slug } }')) as {
      followedTags: { tags: { slug: string }[] }
    }
    expect(followedTags.tags.map(({ slug }) => slug).sort()).toEqual([ice.slug, maps.slug].sort())
  })

  test('a form of another site changes nothing', async () => {
    const { user, visit } = await signedIn()
    const response = await sendForm(visit, 'name', [['name', 'Mallory']], 'https://elsewhere.example')
    expect(response.status).toBe(403)
    expect(await viewerOf(visit, 'name')).toEqual({ name: user.name })
  })
})

test('each step has an address, a title, and the others as links', async () => {
  const { visit } = await signedIn()
  for (const [step, title] of [
    ['name', 'What should we call you?'],
    ['topics', 'What do you like to read about?'],
    ['writers', 'Whom would you like to hear from?'],
  ] as const) {
    const html = await (await visit.get(`/get-started/${step}`)).text()
    expect(html).toContain(`>${title}</h1>`)
    for (const other of ['name', 'topics', 'writers']) expect(html).toContain(`href="/get-started/${other}"`)
    expect(html).toContain('aria-current="step"')
  }
})
