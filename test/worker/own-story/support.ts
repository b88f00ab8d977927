import type { newVisit } from '../../factories/visit'

type Visit = ReturnType<typeof newVisit>

const LIST = `query ($filter: StoryFilter!, $order: StoryOrder, $search: String, $after: String, $limit: Int) {
  viewer {
    hasPublished
    storyCounts { drafts scheduled public responses unlisted deleted }
    stories(filter: $filter, order: $order, search: $search, paging: { to: $after, limit: $limit }) {
      stories { id daysLeft views reads post { title } respondsTo { title } respondsToCatalog { name } }
      pagingInfo { next { to } }
    }
  }
}`

interface Listed {
  hasPublished: boolean
  storyCounts: Record<string, number>
  stories: {
    stories: {
      id: string
      daysLeft: number | null
      views: number
      reads: number
      post: { title: string }
      respondsTo: { title: string } | null
      respondsToCatalog: { name: string } | null
    }[]
    pagingInfo: { next: { to: string } | null }
  }
}

/** The viewer's stories under a filter. */
export async function listed(visit: Visit, filter: string, more: object = {}): Promise<Listed> {
  const { data, errors } = await visit.ask(LIST, { filter, ...more })
  if (!data?.viewer) throw new Error(JSON.stringify(errors))
  return data.viewer as Listed
}

/** The titles of the viewer's stories under a filter. */
export const titles = async (visit: Visit, filter: string, more: object = {}): Promise<string[]> =>
  (await listed(visit, filter, more)).stories.stories.map(({ post }) => post.title)

export interface Changed {
  __typename: string
  changed?: string[]
  failures?: { postId: string; title: string; message: string }[]
  code?: string
}

/** Does something with some of the viewer's stories. */
export async function change(visit: Visit, action: string, postIds: readonly string[]): Promise<Changed> {
  const { data, errors } = await visit.ask(
    `mutation ($input: ChangeStoriesInput!) { result: changeStories(input: $input) { __typename
      ... on ChangedStories { changed failures { postId title message } } ... on UserError { code } } }`,
    { input: { action, postIds } },
  )
  if (!data?.result) throw new Error(JSON.stringify(errors))
  return data.result as Changed
}

/** Deletes what is in the viewer's trash for good. */
export async function emptyTrash(visit: Visit): Promise<Record<string, unknown>> {
  const { data, errors } = await visit.ask(
    'mutation { result: emptyTrash { __typename ... on EmptiedTrash { deleted left } ... on UserError { code } } }',
    {},
  )
  if (!data?.result) throw new Error(JSON.stringify(errors))
  return data.result as Record<string, unknown>
}
