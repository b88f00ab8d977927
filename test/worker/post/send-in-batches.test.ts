import { expect, test, vi } from 'vitest'
import { sendInBatches } from '../../../worker/services/send-in-batches'

test('messages are sent in batches of 100; one that fails is logged and doesn’t hold up the others', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const sent: number[][] = []
  const sendBatch = async (messages: Iterable<{ body: number }>) => {
    const bodies = [...messages].map(({ body }) => body)
    sent.push(bodies)
    if (bodies.includes(100)) throw new Error('The queue is down.')
  }
  const messages = Array.from({ length: 250 }, (_, n) => n)
  await sendInBatches({ sendBatch }, messages, 'test-request-failed')
  expect(sent.map(({ length }) => length)).toEqual([100, 100, 50])
  expect(sent.flat()).toEqual(messages)
  expect(logged.mock.calls).toEqual([
    [JSON.stringify({ event: 'test-request-failed', error: 'Error: The queue is down.' })],
  ])
  logged.mockRestore()
})

test('nothing is sent when there is nothing to send', async () => {
  const sendBatch = vi.fn()
  await sendInBatches({ sendBatch }, [], 'test-request-failed')
  expect(sendBatch).not.toHaveBeenCalled()
})
