import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server.browser'
import { expect, test } from 'vitest'
import { OwnSubscription } from '../../../client/features/newsletter/subscribe-field/own-subscription.generated'
import { StoryBody } from '../../../client/features/post/body/StoryBody'
import { subscribeField } from '../../../client/features/post/story-extras/lazy'
import { AppContext } from '../../../client/lib/app'
import { PlaceContext } from '../../../client/lib/places'
import type { StoryBody as Body } from '../../../schema/story/paragraph'
import { appOn, MAIN_HOST } from '../render'

const BODY: Body = [
  { type: 'P', name: 'aa01', text: 'Read on.', markups: [] },
  { type: 'SUBSCRIBE', name: 'aa02' },
]

// A page's `load` has waited for it.
const Field = await subscribeField()

/** A story that asks its readers to subscribe, as somebody reads it. */
function shown({
  viewerId,
  isSubscribed = false,
  isWritten = true,
  collection = null,
}: {
  viewerId?: string
  isSubscribed?: boolean
  isWritten?: boolean
  collection?: { id: string; name: string; slug: string } | null
}): string {
  const reader =
    viewerId === undefined ? {} : { reader: { viewerId, lists: () => undefined, relation: () => undefined } }
  const app = appOn(MAIN_HOST, reader)
  const story = { creator: { id: 'mira', name: 'Mira & Co', username: 'mira' }, collection }
  const { id, name } = collection ?? story.creator
  const newsletter = { id, viewerEdge: { isSubscribed } }
  app.queryClient.setQueryData([OwnSubscription.name, { id }], { newsletter })
  return renderToStaticMarkup(
    <QueryClientProvider client={app.queryClient}>
      <AppContext value={app}>
        <PlaceContext value={{ pathname: '/', search: {}, shown: undefined }}>
          <StoryBody
            body={BODY}
            form={<Field {...story} newsletter={{ id, name }} isWritten={isWritten} />}
          />
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

test('a signed-in reader gets a button alone, which means their own address', () => {
  const markup = shown({ viewerId: 'idris' })
  expect(markup).toContain('Letters go to the address of your account.')
  expect(markup).toContain('<button type="submit"')
  expect(markup).not.toContain('<input')
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

test('where a writer hasn’t put it themselves, they don’t see it', () => {
  expect(shown({ viewerId: 'mira', isWritten: false })).toMatch(/<p dir="auto">Read on\.<\/p><\/div>$/)
})

test('it is about the story’s publication, or else its writer', () => {
  expect(shown({ collection: { id: 'tides', name: 'Tides', slug: 'tides' } })).toContain(
    '<form class="subscribe" action="/tides/newsletter" method="post"><strong dir="auto">Get Tides by email</strong>',
  )
})
