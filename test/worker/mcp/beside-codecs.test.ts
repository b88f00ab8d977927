import { expect, test } from 'vitest'

test('the SDK loads in an isolate that has drawn pictures', async () => {
  await import('../../../worker/platform/images/local/codecs')
  const { serveMcp } = await import('../../../worker/endpoints/mcp/serve')
  expect(serveMcp).toBeTypeOf('function')
})
