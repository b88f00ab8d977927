import type { OAuthClientProvider } from '@modelcontextprotocol/client'
import { describe, expect, test } from 'vitest'
import { MAX_API_POST_BYTES } from '../../../schema/rules/api-posts'
import { ORIGIN } from '../../factories/endpoint-context'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'
import { withProgram } from '../access-token/support'
import { client as applicationOf, codeFor, decide, REDIRECT, redeem } from '../oauth/support'
import { assistant, LIST, newClient, post, toWorker, transportOf } from './support'

const METADATA = `${ORIGIN}/.well-known/oauth-protected-resource/mcp`

describe('the way of OAuth', () => {
  test('is found and gone by the SDK’s client, which publishes only once that is allowed', async () => {
    const person = await signedIn()
    const application = await applicationOf({ isPublic: true })
    const known: { tokens?: object; verifier?: string; asked: URL[] } = { asked: [] }
    const provider: OAuthClientProvider = {
      redirectUrl: REDIRECT,
      clientMetadata: { redirect_uris: [REDIRECT] },
      clientInformation: () => ({ client_id: application.id }),
      tokens: () => known.tokens as never,
      saveTokens: (tokens) => {
        known.tokens = tokens
      },
      redirectToAuthorization: (address) => {
        known.asked.push(address)
      },
      saveCodeVerifier: (verifier) => {
        known.verifier = verifier
      },
      codeVerifier: () => known.verifier ?? '',
    }
    /** Lets the person allow what the client asks for last. */
    const allow = async () => {
      const asked = known.asked.at(-1) as URL
      const { address = '' } = await decide(person, asked.searchParams)
      const transport = transportOf({ authProvider: provider })
      await transport.finishAuth(new URL(address).searchParams)
    }
    const connect = async () => {
      const client = newClient()
      await client.connect(transportOf({ authProvider: provider }))
      return client
    }

    await expect(connect()).rejects.toThrow()
    const [first] = known.asked
    expect(first?.origin).toBe(ORIGIN)
    expect(Object.fromEntries(first?.searchParams ?? [])).toMatchObject({
      client_id: application.id,
      scope: 'read write',
      resource: `${ORIGIN}/mcp`,
      code_challenge_method: 'S256',
    })
    await allow()
    const client = await connect()
    const made = await client.callTool({
      name: 'create_draft',
      arguments: { title: 'Low water', markdown: 'It is low.' },
    })
    const { id } = made.structuredContent as { id: string }

    const publish = { name: 'publish_story', arguments: { story: id, baseRevision: 1 } }
    await expect(client.callTool(publish)).rejects.toThrow()
    const more = known.asked.at(-1)?.searchParams.get('scope')?.split(' ')
    expect(more).toEqual(expect.arrayContaining(['read', 'write', 'publish']))
    await allow()
    const published = await (await connect()).callTool(publish)
    expect(published.structuredContent).toMatchObject({ id, publishStatus: 'public' })
  })

  test('begins with a registration, for a client that we don’t know', async () => {
    const person = await signedIn()
    const known: { information?: object; tokens?: object; verifier?: string; asked?: URL } = {}
    const provider: OAuthClientProvider = {
      redirectUrl: 'http://localhost:3334/oauth/callback',
      clientMetadata: {
        client_name: 'Assistant of the tests',
        redirect_uris: ['http://localhost:3334/oauth/callback'],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
      clientInformation: () => known.information as never,
      saveClientInformation: (information) => {
        known.information = information
      },
      tokens: () => known.tokens as never,
      saveTokens: (tokens) => {
        known.tokens = tokens
      },
      redirectToAuthorization: (address) => {
        known.asked = address
      },
      saveCodeVerifier: (verifier) => {
        known.verifier = verifier
      },
      codeVerifier: () => known.verifier ?? '',
    }
    await expect(newClient().connect(transportOf({ authProvider: provider }))).rejects.toThrow()
    expect(known.information).toMatchObject({ client_name: 'Assistant of the tests' })
    const { address = '' } = await decide(person, (known.asked as URL).searchParams)
    await transportOf({ authProvider: provider }).finishAuth(new URL(address).searchParams)
    const client = newClient()
    await client.connect(transportOf({ authProvider: provider }))
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toContain('create_draft')
  })

  test('has documents where clients look for them', async () => {
    const resource = await (await toWorker(METADATA)).json()
    expect(resource).toMatchObject({
      resource: `${ORIGIN}/mcp`,
      authorization_servers: [ORIGIN],
      scopes_supported: expect.arrayContaining(['read', 'write', 'publish']),
    })
  })

  test('ends at another resource', async () => {
    const person = await signedIn()
    const application = await applicationOf()
    const code = await codeFor(person, application, { resource: `${ORIGIN}/mcp` })
    const { body } = await redeem(application, code, { resource: 'https://elsewhere.example/mcp' })
    expect(body.error).toBe('invalid_target')
    expect((await redeem(application, code, { resource: `${ORIGIN}/mcp` })).status).toBe(200)
  })
})

describe('a token', () => {
  test('is asked for, and says where', async () => {
    const missing = await post(LIST)
    expect(missing.status).toBe(401)
    expect(missing.headers.get('www-authenticate')).toBe(
      `Bearer resource_metadata="${METADATA}", scope="read write"`,
    )
    const invalid = await post(LIST, { authorization: 'Bearer nonsense' })
    expect(invalid.status).toBe(401)
    expect(invalid.headers.get('www-authenticate')).toContain('error="invalid_token"')
  })

  test('of a session’s cookie doesn’t count', async () => {
    const { visit } = await signedIn()
    const response = await visit.send('/mcp', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: LIST,
    })
    expect(response.status).toBe(401)
  })

  test('does only what its scopes allow', async () => {
    const reader = await withProgram({ scopes: ['READ'] })
    const { call } = await assistant(reader.token)
    expect((await call('list_drafts')).isError).toBe(false)
    await expect(call('create_draft', { title: 'x', markdown: 'x' })).rejects.toThrow()
    const writer = await withProgram({ scopes: ['READ', 'WRITE'] })
    const theirs = await assistant(writer.token)
    const { facts } = await theirs.call('create_draft', { title: 'x', markdown: 'x' })
    await expect(theirs.call('publish_story', { story: facts.id, baseRevision: 1 })).rejects.toThrow()
    expect((await theirs.call('read_draft', { story: facts.id })).facts).toMatchObject({ isPublished: false })
    const none = await withProgram({ scopes: ['WRITE'] })
    const refused = await post(LIST, { authorization: `Bearer ${none.token}` })
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([
      403,
      expect.stringContaining('insufficient_scope'),
    ])
  })

  test('counts each request', async () => {
    const { token } = await withProgram()
    const authorization = `Bearer ${token}`
    for (let i = 0; i < 300; i++) await post('{', { authorization })
    const response = await post(LIST, { authorization })
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '300'])
  })
})

describe('a request', () => {
  test.each(['https://evil.example', 'http://quire.example', 'null', 'nonsense'])(
    'from a page of %s is refused, whatever token it has',
    async (origin) => {
      const { token } = await withProgram()
      const response = await post(LIST, { authorization: `Bearer ${token}`, origin })
      expect(response.status).toBe(403)
      expect(await response.json()).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32_000 } })
    },
  )

  test('for another host isn’t answered', async () => {
    const { token } = await withProgram()
    const response = await newVisit().send('https://rebound.example/mcp', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: LIST,
    })
    expect(response.status).not.toBe(200)
    expect(await response.text()).not.toContain('read_story')
  })

  test.each([
    ['GET', 405],
    ['DELETE', 405],
    ['OPTIONS', 405],
  ])('by %s opens no session', async (method, status) => {
    const response = await toWorker(`${ORIGIN}/mcp`, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([status, 'POST'])
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  test.each([
    ['another media type', LIST, { 'content-type': 'text/plain' }, 415],
    ['no JSON', '{', {}, 400],
    ['several messages', `[${LIST},${LIST}]`, {}, 400],
    ['no message', '{"hello":1}', {}, 400],
    ['too much', ' '.repeat(MAX_API_POST_BYTES + 1), {}, 413],
  ])('with %s is refused', async (_, body, headers, status) => {
    const { token } = await withProgram()
    const response = await post(body, { authorization: `Bearer ${token}`, ...headers })
    expect(response.status).toBe(status)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  test('for a tool or a method that isn’t there is an error of the protocol', async () => {
    const { token } = await withProgram()
    const { call } = await assistant(token)
    await expect(call('drop_tables')).rejects.toThrow(/drop_tables/)
    const unknown = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'prompts/list' })
    const response = await post(unknown, { authorization: `Bearer ${token}` })
    expect(await response.text()).toContain('-32601')
  })
})
