import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { localSettings } from '../../worker/commands/local-settings'
import { askOperator, NotListening, operatorAccess } from '../../worker/commands/operating/ask-operator'

describe('the instance of an operator’s command', () => {
  test('is this machine with its own key by default', () => {
    expect(operatorAccess({}, {})).toEqual({ origin: 'http://localhost:8787', key: 'dev-admin-key' })
    expect(operatorAccess({}, { PORT: '8803' }).origin).toBe('http://localhost:8803')
    expect(operatorAccess({}, { QUIRE_URL: 'http://localhost:1/path', ADMIN_KEY: 'k' })).toEqual({
      origin: 'http://localhost:1',
      key: 'k',
    })
  })

  test('is taken from the options before the environment', () => {
    const env = { QUIRE_URL: 'http://localhost:1', ADMIN_KEY: 'from-env' }
    const said = { url: 'https://quire.org', key: 'said' }
    expect(operatorAccess(said, env)).toEqual({ origin: 'https://quire.org', key: 'said' })
  })

  test('is never a foreign host unencrypted, or without a key', () => {
    expect(() => operatorAccess({ url: 'http://quire.org', key: 'k' }, {})).toThrow('unencrypted')
    expect(() => operatorAccess({ url: 'http://localhost.quire.org', key: 'k' }, {})).toThrow('unencrypted')
    expect(() => operatorAccess({ url: 'https://quire.org' }, {})).toThrow('ADMIN_KEY')
    expect(() => operatorAccess({ url: 'quire' }, {})).toThrow('no address')
  })
})

describe('a call', () => {
  let server: Server | undefined
  afterEach(() => void server?.close())

  const listen = async (
    status: number,
    body: string,
    headers: Record<string, string> = {},
  ): Promise<string> => {
    const listening = createServer((_request, response) => response.writeHead(status, headers).end(body))
    server = listening
    await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`
  }

  test('returns the response', async () => {
    const origin = await listen(200, '{"waiting":false}')
    expect(await askOperator({ origin, key: 'k' }, '/_/admin/purge', {})).toEqual({ waiting: false })
  })

  test('reports a refusal in the endpoint’s own words', async () => {
    const origin = await listen(401, '{"error":{"code":"wrong-key","message":"Send the key."}}')
    await expect(askOperator({ origin, key: 'k' }, '/')).rejects.toThrow('(401): Send the key.')
  })

  test('explains what a 404 means', async () => {
    const origin = await listen(404, '<!doctype html>')
    await expect(askOperator({ origin, key: 'k' }, '/')).rejects.toThrow('no key of 32 characters')
  })

  test('doesn’t send the key to the target of a redirect', async () => {
    const origin = await listen(302, '', { location: 'https://elsewhere.example/' })
    await expect(askOperator({ origin, key: 'k' }, '/')).rejects.toThrow()
  })

  test('notices if nothing listens', async () => {
    const origin = await listen(200, '')
    await new Promise((resolve) => server?.close(resolve))
    await expect(askOperator({ origin, key: 'k' }, '/')).rejects.toThrow(NotListening)
  })
})

test('a local instance uses the port of PORT and the state of QUIRE_STATE', () => {
  const messages = {}
  expect(localSettings({})).toEqual({
    port: 8787,
    state: '.quire',
    address: 'http://localhost:8787',
    messages,
  })
  expect(localSettings({ PORT: '8803', QUIRE_STATE: '/tmp/q' })).toEqual({
    port: 8803,
    state: '/tmp/q',
    address: 'http://localhost:8803',
    messages,
  })
})

test('a local instance sends messages as the shell says, and takes nothing else from there', () => {
  const messages = { MAIL_PROVIDER: 'smtp', SMTP_URL: 'smtp://localhost:1025', SMS_PROVIDER: 'http' }
  const others = { ENVIRONMENT: 'production', AUTH_SECRET: 'x', SMTP_URL_OLD: 'x', MAIL: '/var/mail/me' }
  expect(localSettings({ ...messages, ...others }).messages).toEqual(messages)
})
