import { afterEach, describe, expect, test, vi } from 'vitest'
import { uploadWording } from '../../../schema/wording/uploads'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { PNG } from '../../support/png'
import { stubWeb } from '../../support/stub-web'

async function signedIn(given = {}) {
  const visit = newVisit()
  await visit.signIn((await createUser(given)).id)
  return visit
}

describe('a card', () => {
  afterEach(() => vi.unstubAllGlobals())
  const ask = (visit: ReturnType<typeof newVisit>, url: string) =>
    visit.send('/_/link-card', {
      method: 'POST',
      body: JSON.stringify({ url }),
      headers: { 'content-type': 'application/json', 'x-xsrf-token': visit.cookies().get('xsrf') ?? '' },
    })
  const url = 'https://pages.example.org/tides'
  const html = (head: string) =>
    new Response(`<!doctype html><html><head>${head}</head><body><title>No</title>`, {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })
  /** Answers by address; every other one is a 404. */
  function web(pages: Record<string, () => Response>): string[] {
    const asked: string[] = []
    stubWeb(async (address: string) => {
      asked.push(address)
      return pages[address]?.() ?? new Response('', { status: 404 })
    })
    return asked
  }

  test('has the title, the words and the picture of its page, which becomes ours', async () => {
    const asked = web({
      [url]: () => new Response(null, { status: 301, headers: { location: '/en/tides' } }),
      'https://pages.example.org/en/tides': () =>
        html(`<title>Page</title><meta property="og:title" content="The&amp;  tides"><meta name="description" content="Twice a day.">
<meta property="og:site_name" content="Shore"><meta property="og:image" content="../moon.png">`),
      'https://pages.example.org/moon.png': () => new Response(PNG),
    })
    const response = await ask(await signedIn(), url)
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        title: 'The& tides',
        description: 'Twice a day.',
        site: 'Shore',
        imageId: expect.stringMatching(/^[0-9a-f]{24}$/),
      },
    ])
    expect(asked).toEqual([url, 'https://pages.example.org/en/tides', 'https://pages.example.org/moon.png'])
  })

  test('does without a picture that is none, or that is somewhere inside', async () => {
    for (const picture of [
      'https://pages.example.org/a.svg',
      'https://10.0.0.1/a.png',
      'http://pages.example.org/a.png',
    ]) {
      const asked = web({
        [url]: () => html(`<title>Page</title><meta property="og:image" content="${picture}">`),
        'https://pages.example.org/a.svg': () => new Response('<svg onload="x()"/>'),
      })
      const response = await ask(await signedIn(), url)
      expect(await response.json()).toEqual({ title: 'Page', description: '', site: 'pages.example.org' })
      expect(
        asked.filter((address) => !address.includes('example.org') || address.startsWith('http:')),
      ).toEqual([])
    }
  })

  test('reads the beginning of a long page, in the encoding that it states', async () => {
    const start = new TextEncoder().encode('<meta charset="iso-8859-1"><title>Gr')
    const long = new Uint8Array(3 * 1024 * 1024).fill(32)
    web({
      [url]: () =>
        new Response(
          new Blob([start, Uint8Array.of(0xfc), new TextEncoder().encode('n</title></head>'), long]),
        ),
    })
    expect(await (await ask(await signedIn(), url)).json()).toMatchObject({ title: 'Grün' })
  })

  test('says why there is nothing to show', async () => {
    const visit = await signedIn()
    const said = async () => {
      const response = await ask(visit, url)
      const { error } = (await response.json()) as { error: { message: string } }
      return [response.status, error.message]
    }
    web({})
    expect(await said()).toEqual([400, uploadWording.pageNotRead])
    web({ [url]: () => new Response(null, { status: 302, headers: { location: 'https://127.0.0.1/' } }) })
    expect(await said()).toEqual([400, uploadWording.pageNotRead])
    web({ [url]: () => html('<meta name="description" content="No title">') })
    expect(await said()).toEqual([400, uploadWording.pageSaysNothing])
    web({
      [url]: () => new Response('%PDF <title>x</title>', { headers: { 'content-type': 'application/pdf' } }),
    })
    expect(await said()).toEqual([400, uploadWording.pageSaysNothing])
  })

  test.each([
    'http://pages.example.org/',
    'https://localhost/',
    'https://10.0.0.1/',
    'https://[::1]/',
    'data:text/html,x',
  ])('isn’t made of %s', async (address) => {
    const asked = web({})
    expect((await ask(await signedIn(), address)).status).toBe(400)
    expect(asked).toEqual([])
  })

  test('is for people who may upload, 120 an hour', async () => {
    web({ [url]: () => html('<title>Page</title>') })
    expect((await ask(newVisit(), url)).status).toBe(401)
    expect((await ask(await signedIn({ isSuspended: true }), url)).status).toBe(403)
    const visit = await signedIn()
    for (let i = 0; i < 120; i++) expect((await ask(visit, url)).status).toBe(200)
    expect((await ask(visit, url)).status).toBe(429)
  })
})
