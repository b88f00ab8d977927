import { describe, expect, test } from 'vitest'
import { viewerClass } from '../../../worker/gateway/viewer-class'
import { BOT, BROWSER, SESSION_COOKIE } from '../../support/http'

const INTERNAL = '192.0.2.1'

const classOf = (headers: Record<string, string>): string =>
  viewerClass(new Request('https://quire.example/', { headers: { 'user-agent': BROWSER, ...headers } }), {
    INTERNAL_ADDRESSES: `198.51.100.7, ${INTERNAL}`,
  } as Env)

describe('a viewer', () => {
  test.each<[string, Record<string, string>]>([
    ['anonymous', {}],
    ['anonymous', { cookie: 'theme=dark; source=x' }],
    ['signed-in', { cookie: SESSION_COOKIE }],
    ['signed-in', { authorization: 'Bearer x' }],
    ['bot', { 'user-agent': BOT }],
    ['internal', { 'cf-connecting-ip': INTERNAL }],
    ['anonymous', { 'cf-connecting-ip': '203.0.113.5' }],
  ])('is %s by %o', (expected, headers) => expect(classOf(headers)).toBe(expected))

  test.each(['x-forwarded-for', 'x-real-ip', 'true-client-ip', 'forwarded', 'x-internal'])(
    'doesn’t become internal by %s, which anybody can send',
    (name) => expect(classOf({ [name]: INTERNAL })).toBe('anonymous'),
  )
})
