import { expect, test } from 'vitest'
import { ORIGIN } from '../../factories/endpoint-context'
import { newReader } from './by-mail'

const PIECE = new Uint8Array(16 * 1024).fill(0x61)
/** Far more than a worker may hold. */
const PLENTY = 400

test.each([
  ['/m/callback/email', 'application/x-www-form-urlencoded'],
  ['/m/callback/google', 'application/x-www-form-urlencoded'],
  ['/m/callback/apple', 'application/x-www-form-urlencoded'],
  ['/m/token', 'application/json'],
])('%s stops reading a body that is too long', async (path, type) => {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1
      if (sent > PLENTY) controller.close()
      else controller.enqueue(PIECE)
    },
  })
  const response = await newReader().send(path, {
    method: 'POST',
    headers: { 'content-type': type, origin: ORIGIN },
    body,
    duplex: 'half',
  } as RequestInit)
  expect(response.status).toBeLessThan(500)
  expect(sent).toBeLessThan(PLENTY / 10)
})
