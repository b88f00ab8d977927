import { PublicationLatest } from '../../client/features/collection/publication-latest.generated'
import { PublicationTrending } from '../../client/features/collection/publication-trending.generated'
import { PublicationNavigationContextQuery } from '../../client/layouts/publication/publication-navigation-context-query.generated'
import { StaffPicks } from '../../client/pages/not-found/staff-picks.generated'
import { PostPage } from '../../client/pages/post/post-page.generated'
import { PublicationProfile } from '../../client/pages/publication-profile/publication-profile.generated'
import { TopStories } from '../../client/pages/top-stories/top-stories.generated'
import { TopicPage } from '../../client/pages/topic/topic-page.generated'
import { UserProfile } from '../../client/pages/user-profile/user-profile.generated'
import type { Operation } from '../../schema/operation'
import { referenceOf } from '../support/session-cookie'
import { SAMPLES } from './generate'

/** One kind of request, as the load generator sends it. */
export interface Subject {
  name: string
  path: string
  method?: 'POST'
  headers?: Record<string, string>
  body?: string
}

/** A browser's, since other user agents are examined longer. */
export const AGENT = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36',
}

/** With a session, a page is rendered for the request and stored nowhere, as for every signed-in reader. */
const SESSION = { ...AGENT, cookie: `__Host-session=${referenceOf('reader', SAMPLES.readerId)}` }

/** A session of a reader who insists on current data: nothing is answered from memory. */
export const ANEW = { ...SESSION, 'cache-control': 'no-cache' }

const ask = <Data, Variables>({ id, name }: Operation<Data, Variables>, variables: NoInfer<Variables>) => ({
  documentId: id,
  operationName: name,
  variables,
})

const slug = 'tag-7'
const publication = 'publication-7'
const username = 'writer-3'

/** Twenty operations, such as a browser collects in 20 ms: stories, lists, people, publications, tags. */
const BATCH = [
  ...[1, 2, 3, 4].map((n) => ask(PostPage, { id: SAMPLES.storyId(n) })),
  ...[1, 2, 3].map((n) => ask(PublicationProfile, { slug: `publication-${n}`, withoutFeatured: 3 })),
  ...[4, 5, 6].map((n) => ask(PublicationNavigationContextQuery, { domainOrSlug: `publication-${n}` })),
  ask(PublicationLatest, { slug: publication }),
  ask(PublicationTrending, { slug: publication }),
  ...[1, 2, 3].map((n) => ask(UserProfile, { username: `writer-${n}`, withoutPinned: true })),
  ...['tag-1', 'tag-2', slug].map((tag) => ask(TopicPage, { slug: tag })),
  ask(StaffPicks, {}),
  ask(TopStories, {}),
]

/** What the bench measures. A page that isn't built yet is left out with a note. */
export const SUBJECTS: readonly Subject[] = [
  { name: 'story, cached', path: SAMPLES.story, headers: AGENT },
  { name: 'story, uncached', path: SAMPLES.story, headers: SESSION },
  { name: 'story, nothing remembered', path: SAMPLES.story, headers: ANEW },
  { name: 'home, cached', path: '/', headers: AGENT },
  { name: 'home, uncached', path: '/', headers: SESSION },
  { name: 'feed, cached', path: '/feed/latest', headers: AGENT },
  { name: 'feed, uncached', path: '/feed/latest', headers: SESSION },
  {
    name: 'GraphQL, 20 operations',
    path: '/_/graphql',
    method: 'POST',
    headers: { ...AGENT, 'content-type': 'application/json' },
    body: JSON.stringify(BATCH),
  },
]

/** Pages whose time must not grow with the number of stories, or of responses; all uncached, nothing remembered. */
export const SCALED: readonly Subject[] = [
  { name: 'home', path: '/', headers: ANEW },
  { name: 'story', path: SAMPLES.story, headers: ANEW },
  { name: 'tag', path: SAMPLES.tag, headers: ANEW },
  { name: 'profile', path: `/@${username}`, headers: ANEW },
  { name: 'responses', path: SAMPLES.responses, headers: ANEW },
]

/** Pages whose statements and rows are counted in addition to those above. */
export const COUNTED: readonly Subject[] = [
  ...SCALED,
  { name: 'publication', path: SAMPLES.publication, headers: ANEW },
  { name: 'feed', path: '/feed/latest', headers: ANEW },
]

/** A page of one heading, rendered by the same path (worker/gateway/bench.ts). */
export const MINIMAL: Subject = { name: 'minimal page', path: '/jobs', headers: SESSION }
