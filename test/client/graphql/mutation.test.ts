import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import type { Execute } from '../../../client/lib/app'
import { operationMutation } from '../../../client/lib/mutation'
import { createQueryClient } from '../../../client/lib/query'
import type { Operation } from '../../../schema/operation'

interface Clap {
  clap: { id: string; clapCount: number }
}
const clap: Operation<Clap, { postId: string }> = { name: 'Clap', id: '0123456789abcdef', kind: 'mutation' }

const executeWith = (answer: () => Promise<unknown>): Execute => vi.fn(answer) as Execute

it('a mutation updates the cached queries before its caller continues', async () => {
  const client = createQueryClient()
  client.setQueryData(['PostPage', { id: 'a' }], { post: { __typename: 'Post', id: 'a', clapCount: 1 } })
  const execute = executeWith(async () => ({ clap: { __typename: 'Post', id: 'a', clapCount: 2 } }))
  const observer = new MutationObserver(client, operationMutation(execute, client, clap))
  const answer = await observer.mutate({ postId: 'a' })
  expect(answer.clap.clapCount).toBe(2)
  expect(client.getQueryData(['PostPage', { id: 'a' }])).toEqual({
    post: { __typename: 'Post', id: 'a', clapCount: 2 },
  })
  expect(execute).toHaveBeenCalledExactlyOnceWith(clap, { postId: 'a' })
})

it('a mutation that fails is tried once and changes nothing', async () => {
  const client = new QueryClient()
  client.setQueryData(['PostPage'], { post: { __typename: 'Post', id: 'a', clapCount: 1 } })
  const execute = executeWith(() => Promise.reject(new Error('away')))
  const observer = new MutationObserver(client, operationMutation(execute, client, clap))
  await expect(observer.mutate({ postId: 'a' })).rejects.toThrow('away')
  expect(execute).toHaveBeenCalledTimes(1)
  expect(client.getQueryData(['PostPage'])).toEqual({ post: { __typename: 'Post', id: 'a', clapCount: 1 } })
})
