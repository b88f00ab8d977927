import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { MentionedOn } from '../../../client/features/webmention/MentionedOn'
import { ToDecide } from '../../../client/features/webmention/ToDecide'
import { createQueryClient } from '../../../client/lib/query'
import { MAIN_HOST, markupOf } from '../render'

const mention = (given: { host?: string; authorName?: string; title?: string } = {}) => ({
  __typename: 'Webmention' as const,
  id: `m-${given.host}`,
  source: 'https://blog.example.org/on-tides',
  host: 'blog.example.org',
  title: 'On tides',
  authorName: 'Ada',
  ...given,
})

/* Rule: docs/rules/webmentions.md. */
test('a mention says who wrote it and where, and passes on no standing', () => {
  const markup = markupOf(<MentionedOn mentions={[mention(), mention({ authorName: '', title: '' })]} />)
  expect(markup).toContain('href="https://blog.example.org/on-tides" rel="nofollow ugc"')
  expect(markup).toContain('Ada on blog.example.org')
  expect(markup).toContain('Mentioned on blog.example.org')
  expect(markupOf(<MentionedOn mentions={[]} />)).toBe('')
})

test('those who decide can show and hide what waits, undo both, and block each site', () => {
  const waiting = { ...mention({ host: 'waits.example.org' }), status: 'HELD' as const }
  const hidden = { ...mention({ host: 'hidden.example.org' }), status: 'HIDDEN' as const }
  const markup = markupOf(
    <QueryClientProvider client={createQueryClient()}>
      <ToDecide shown={[mention({ host: 'shown.example.org' })]} withheld={[waiting, hidden]} />
    </QueryClientProvider>,
    MAIN_HOST,
  )
  const labels = [...markup.matchAll(/aria-label="([^"]+)"/g)].map(([, label]) => label)
  expect(labels).toEqual([
    'Show the mention on waits.example.org',
    'Hide the mention on waits.example.org',
    'Block this site: waits.example.org',
    'Hide the mention on shown.example.org',
    'Block this site: shown.example.org',
    'Show the mention on hidden.example.org',
    'Block this site: hidden.example.org',
  ])
  expect(markup).toContain('1 mention from other sites to decide on')
})
