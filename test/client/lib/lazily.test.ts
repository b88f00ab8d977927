import { expect, test, vi } from 'vitest'
import { lazily } from '../../../client/lib/lazily'

/* Rule: docs/rules/ui.md, "What is loaded when". */

test('a part that couldn’t be loaded is loaded on the next call, and its listeners are told', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('part')
  const part = lazily(load)
  const told = vi.fn()
  part.listeners.push(told)
  await expect(part()).rejects.toThrow('offline')
  expect([part.loaded, told.mock.calls.length]).toEqual([undefined, 0])
  await expect(Promise.all([part(), part()])).resolves.toEqual(['part', 'part'])
  expect([part.loaded, load.mock.calls.length]).toEqual(['part', 2])
  expect(told).toHaveBeenCalledOnce()
})
