import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { DiscussionProvider, type ShownResponse } from '../../../client/features/response/discussion-facts'
import { Response } from '../../../client/features/response/Response'
import { Withheld } from '../../../client/features/response/Withheld'
import { createQueryClient } from '../../../client/lib/query'
import { responseWording } from '../../../schema/wording/responses'
import { MAIN_HOST, markupOf } from '../render'

const response = (status: 'HELD' | 'SHOWN'): ShownResponse => ({
  __typename: 'Post',
  id: 'a1b2c3d4e5f6',
  language: 'en',
  clapCount: 0,
  responsesCount: 0,
  firstPublishedAt: null,
  createdAt: 0,
  creator: { __typename: 'User', id: 'u1', username: 'ana', name: 'Ana', imageId: null },
  content: { __typename: 'PostContent', body: [{ type: 'P', name: 'aaaa', text: 'Hello', markups: [] }] },
  response: {
    __typename: 'PostResponse',
    id: 'a1b2c3d4e5f6',
    status,
    isPinned: false,
    editedAt: null,
    depth: 1,
    quote: null,
    isByAuthor: false,
  },
})

/* Rule: docs/rules/responses.md, "What waits". */
test('a response that waits has no page yet to which its date could lead', () => {
  const page = '/p/a1b2c3d4e5f6/responses'
  const shown = (status: 'HELD' | 'SHOWN') =>
    markupOf(<Response response={response(status)} onAnswered={() => {}} />, MAIN_HOST)
  expect(shown('SHOWN')).toContain(page)
  expect(shown('HELD')).toContain('Hello')
  expect(shown('HELD')).not.toContain(page)
})

/** What somebody who decides on it sees of a response that waits. */
function undecided(isByMail: boolean): string {
  const facts = { id: 'b', kind: 'post', canRespond: true, isCurator: true, refresh: () => {} } as const
  const one = response('HELD')
  const posts = [{ ...one, response: one.response && { ...one.response, isByMail } }]
  return markupOf(
    <QueryClientProvider client={createQueryClient()}>
      <DiscussionProvider value={facts}>
        <Withheld
          held={{ __typename: 'WithheldResponses', posts }}
          hidden={{ __typename: 'WithheldResponses', posts: [] }}
        />
      </DiscussionProvider>
    </QueryClientProvider>,
    MAIN_HOST,
  )
}

test('both answers to it say whose it is, also to whoever hears only the buttons', () => {
  const markup = undecided(false)
  for (const what of ['Show', 'Hide']) expect(markup).toContain(`aria-label="${what} the response of Ana"`)
})

test('one that came by mail says so', () => {
  expect(undecided(true)).toContain(responseWording.byMail)
  expect(undecided(false)).not.toContain(responseWording.byMail)
})
