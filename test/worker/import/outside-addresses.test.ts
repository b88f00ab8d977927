import { describe, expect, it } from 'vitest'
import { type Outside, openOutside } from '../../../worker/platform/outside'
import { openWebhooks } from '../../../worker/platform/webhooks/open-webhooks'
import { fetchBytes } from '../../../worker/services/import/pictures/fetch-bytes'
import { outside } from '../../support/outside'

const [A, AAAA] = [1, 28]
type Records = [type: number, data: string][]

/** A service in another process that answers about each name in turn; it is asked twice for each. */
async function names(...answers: Records[]) {
  const service = outside()
  const bodies = answers.map((records) => ({
    Status: records.length > 0 ? 0 : 3,
    Answer: records.map(([type, data]) => ({ type, data })),
  }))
  await service.fail(...bodies.flatMap((body) => [{ body }, { body }]))
  const env = { DNS_URL: service.url('logs') }
  return { env, web: openOutside(env), service }
}

describe('where a name leads', () => {
  it.each<[string, string, Records]>([
    ['outside', 'an address of the internet', [[A, '93.184.215.14']]],
    [
      'outside',
      'several of both kinds',
      [
        [A, '93.184.215.14'],
        [AAAA, '2606:2800:21f:cb07::1'],
      ],
    ],
    ['inside', 'a private address', [[A, '10.0.0.7']]],
    ['inside', 'the machine itself', [[AAAA, '::1']]],
    ['inside', 'the metadata of a cloud', [[A, '169.254.169.254']]],
    ['inside', 'a network behind a carrier', [[A, '100.64.1.1']]],
    ['inside', 'a private address in IPv6’s clothes', [[AAAA, '::ffff:192.168.0.1']]],
    ['inside', 'a translated one', [[AAAA, '64:ff9b::7f00:1']]],
    ['inside', 'a network of one’s own', [[AAAA, 'fd00::1']]],
    [
      'inside',
      'one of the internet and one within',
      [
        [A, '93.184.215.14'],
        [A, '127.0.0.1'],
      ],
    ],
    ['inside', 'something that is no address', [[A, 'example.org']]],
    ['nowhere', 'nothing', []],
  ])('is %s for %s', async (lead, _what, records) => {
    const { web } = await names(records)
    expect(await web.lead('a.example.org')).toBe(lead)
  })

  it('is asked once a name, by DNS over HTTPS', async () => {
    const { web, service } = await names([[A, '93.184.215.14']])
    await Promise.all([web.lead('a.example.org'), web.lead('a.example.org')])
    const { seen } = await service.look()
    expect(seen.map(({ url }) => new URL(url, 'https://x').search).sort()).toEqual([
      '?name=a.example.org&type=1',
      '?name=a.example.org&type=28',
    ])
    expect(seen[0]?.headers.accept).toBe('application/dns-json')
  })

  it('is unknown if nobody answers, who isn’t asked for ever', async () => {
    const service = outside()
    await service.fail(...Array.from({ length: 40 }, () => ({ status: 503 })))
    const web = openOutside({ DNS_URL: service.url('logs') })
    for (const name of ['a', 'b', 'c', 'd', 'e'])
      expect(await web.lead(`${name}.example.org`)).toBe('unknown')
    // Three names, two questions each, three times.
    expect((await service.look()).seen.length).toBeLessThanOrEqual(18)
  })
})

describe('what is fetched', () => {
  const fetching = (web: Outside, answers: Record<string, Response>) => {
    const asked: string[] = []
    const fetch = async (address: string) => {
      asked.push(address)
      return answers[address] ?? new Response('', { status: 404 })
    }
    return { asked, port: { ...web, fetch } }
  }
  const redirect = new Response(null, { status: 302, headers: { location: 'https://b.example.org/' } })

  it('isn’t asked for at a name that leads inside', async () => {
    const { web } = await names([[A, '10.0.0.7']])
    const { asked, port } = fetching(web, {})
    expect(await fetchBytes(port, 'https://a.example.org/')).toEqual({
      kind: 'refused',
      reason: 'It isn’t on the public internet.',
    })
    expect(asked).toEqual([])
  })

  it('isn’t followed to one, either', async () => {
    const { web } = await names(
      [[A, '93.184.215.14']],
      [
        [A, '93.184.215.14'],
        [AAAA, 'fe80::1'],
      ],
    )
    const { asked, port } = fetching(web, { 'https://a.example.org/': redirect })
    expect(await fetchBytes(port, 'https://a.example.org/')).toMatchObject({ kind: 'refused' })
    expect(asked).toEqual(['https://a.example.org/'])
  })

  it('can’t be had from a name that doesn’t exist', async () => {
    const { web } = await names([])
    expect(await fetchBytes(fetching(web, {}).port, 'https://a.example.org/')).toEqual({
      kind: 'unreachable',
    })
  })
})

it('a webhook isn’t told at a name that leads inside', async () => {
  const { env } = await names([[A, '192.168.1.1']])
  const webhooks = openWebhooks({ ...env, ENVIRONMENT: 'production', PRODUCT_NAME: 'Quire' })
  expect(webhooks.isCallable('https://hooks.example.org/')).toBe(true)
  expect(await webhooks.send('https://hooks.example.org/', {}, '{}')).toMatchObject({ status: null })
})
