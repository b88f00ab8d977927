import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server.browser'
import { expect, test } from 'vitest'
import { type App, AppContext } from '../../../client/lib/app'
import { createQueryClient } from '../../../client/lib/query'
import { Following } from '../../../client/shell/sidebar/Following'
import {
  FollowedInSidebar,
  type FollowedInSidebarQuery,
} from '../../../client/shell/sidebar/followed-in-sidebar.generated'
import { hrefsIn, MAIN_HOST, stateOn } from '../render'

type Viewer = NonNullable<FollowedInSidebarQuery['viewer']>
type Edge = Viewer['viewerEdge']['followedEntitiesConnection']['edges'][number]

const followed = (i: number, hasUnread: boolean): Edge => ({
  __typename: 'FollowedEntityEdge',
  lastPublishedAt: 1,
  hasUnread,
  node: {
    __typename: 'FollowedEntityNode',
    id: `f${i}`,
    entity: { __typename: 'User', id: `u${i}`, username: `writer${i}`, name: `Writer ${i}`, imageId: null },
  },
})

/** The list of somebody who follows these; with a next page if there are more. */
function listOf(edges: Edge[], hasMore: boolean): string {
  const queryClient = createQueryClient()
  const data: FollowedInSidebarQuery = {
    viewer: {
      __typename: 'Viewer',
      id: 'viewer',
      viewerEdge: {
        __typename: 'UserViewerEdge',
        id: 'viewer',
        iconViewedAt: null,
        followedEntitiesConnection: {
          __typename: 'FollowedEntityConnection',
          edges,
          pagingInfo: {
            __typename: 'Paging',
            next: hasMore ? { __typename: 'PageParams', to: 'cursor' } : null,
          },
        },
      },
    },
  }
  queryClient.setQueryData([FollowedInSidebar.name, {}], data)
  const app: App = {
    queryClient,
    state: stateOn(MAIN_HOST),
    isBuilt: () => true,
    execute: () => Promise.reject(new Error('The list is there')),
  }
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <AppContext value={app}>
        <Following onFollow={() => {}} />
      </AppContext>
    </QueryClientProvider>,
  )
}

test('those whom the viewer follows are listed, and a dot marks the ones with something new', () => {
  const markup = listOf([followed(1, true), followed(2, false)], false)
  expect(markup.match(/Writer \d/g)).toEqual(['Writer 1', 'Writer 2'])
  expect(markup.match(/aria-label="New stories"/g)).toHaveLength(1)
  expect(markup).not.toContain('View feeds')
})

test('“View feeds” leads to all of them if there are more than ten', () => {
  const ten = Array.from({ length: 10 }, (_, i) => followed(i, false))
  const markup = listOf(ten, true)
  expect(markup).toContain('View feeds')
  expect(hrefsIn(markup).at(-1)).toBe('/me/following-feed/people')
})

test('somebody who follows nobody is shown whom to follow', () => {
  const markup = listOf([], false)
  expect(markup).toContain('Discover more writers and publications to follow')
  expect(markup).toContain('See suggestions')
  expect(hrefsIn(markup)).toEqual(['/me/following/suggestions'])
})
