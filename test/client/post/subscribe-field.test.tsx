import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server.browser'
import { expect, test } from 'vitest'
import { StoryBody } from '../../../client/features/post/body/StoryBody'
import { newsletterOf } from '../../../client/features/post/newsletter-of'
import { subscribeField } from '../../../client/features/post/story-extras/lazy'
import { StoryNewsletter } from '../../../client/features/post/story-extras/story-subscribe/story-newsletter.generated'
import { AppContext } from '../../../client/lib/app'
import { PlaceContext } from '../../../client/lib/places'
import { linkTo } from '../../../schema/routes/links'
import type { StoryBody as Body } from '../../../schema/story/paragraph'
import { appOn, MAIN_HOST } from '../render'

const BODY: Body = [
  { type: 'P', name: 'aa01', text: 'Read on.', markups: [] },
  { type: 'SUBSCRIBE', name: 'aa02' },
]

// A page's `load` has waited for it.
await subscribeField()

/** A story that asks its readers to subscribe, as somebody reads it. */
function shown({
  viewerId,
  isSubscribed = false,
  isThere = true,
}: {
  viewerId?: string
  isSubscribed?: boolean
  isThere?: boolean
}): string {
  const reader =
    viewerId === undefined ? {} : { reader: { viewerId, lists: () => undefined, relation: () => undefined } }
  const app = appOn(MAIN_HOST, reader)
  const newsletter = { id: 'mira', name: 'Mira & Co', viewerEdge: { isSubscribed } }
  app.queryClient.setQueryData([StoryNewsletter.name, { id: 'mira' }], {
    newsletter: isThere ? newsletter : null,
  })
  return renderToStaticMarkup(
    <QueryClientProvider client={app.queryClient}>
      <AppContext value={app}>
        <PlaceContext value={{ pathname: '/', search: {}, shown: undefined }}>
          <StoryBody body={BODY} newsletter={{ id: 'mira', path: '/@mira/subscribe' }} />
        </PlaceContext>
      </AppContext>
    </QueryClientProvider>,
  )
}

test('a visitor gets a form that its newsletter’s page answers, with a field to fill in', () => {
  const markup = shown({})
  expect(markup).toContain(
    '<form class="subscribe" action="/@mira/subscribe" method="post"><strong dir="auto">Get Mira &amp; Co by email</strong>',
  )
  expect(markup).toMatch(/<input type="email"[^>]* required=""[^>]* name="email"/)
  expect(markup).toContain('By subscribing you agree to get emails from Mira &amp; Co')
  expect(markup).not.toContain('the address of your account')
})

test('a signed-in reader may leave the field empty', () => {
  const markup = shown({ viewerId: 'idris' })
  expect(markup).toContain('Leave it empty to use the address of your account.')
  expect(markup).not.toContain('required')
})

test.each([
  ['a subscriber', { viewerId: 'idris', isSubscribed: true }, 'You’re subscribed to Mira &amp; Co.'],
  [
    'the writer',
    { viewerId: 'mira' },
    'Your readers see a form here that subscribes them to your newsletter.',
  ],
])('%s has no form', (_who, reader, text) => {
  const markup = shown(reader)
  expect(markup).toContain(text)
  expect(markup).not.toContain('<form')
})

test('while nobody can subscribe, there is nothing', () => {
  expect(shown({ isThere: false })).toMatch(/<p dir="auto">Read on\.<\/p><\/div>$/)
})

test('it is about the story’s publication, or else its writer, if the text asks', () => {
  const story = { content: { body: BODY }, creator: { id: 'mira', username: 'mira' }, collection: null }
  const inside = { ...story, collection: { id: 'tides', slug: 'tidewater' } }
  expect([
    newsletterOf(story, linkTo),
    newsletterOf(inside, linkTo),
    newsletterOf({ ...story, content: { body: BODY.slice(0, 1) } }, linkTo),
  ]).toEqual([
    { id: 'mira', path: '/@mira/subscribe' },
    { id: 'tides', path: '/tidewater/newsletter' },
    undefined,
  ])
})
