import { expect, inject, test } from 'vitest'
import { PAGE_BYTES, SCRIPT_BYTES, STORY_SCRIPT_BYTES } from '../bench/byte-budgets'
import { weighStory, weighTouch, weighVisit } from '../bench/weights'
import { DEMO } from '../support/addresses'
import { NAMED_PAGES } from '../support/pages'

test('a story page is no heavier than it may be', async () => {
  const { script, style, font, document, withoutPictures } = await weighStory(
    { origin: inject('site') },
    DEMO.story,
  )
  // A weight of zero means that it wasn't found.
  for (const bytes of [script, style, font, document]) expect(bytes).toBeGreaterThan(1000)
  expect(script).toBeLessThanOrEqual(STORY_SCRIPT_BYTES)
  expect(withoutPictures).toBeLessThanOrEqual(PAGE_BYTES)
})

/** What a wall may add to a story: its texts, and how many stories are left. */
const WALL_BYTES = 1900

test('nor is the preview of a story, with its wall', () => {
  const wall = 'client/features/post/member-wall/index.tsx'
  expect(weighVisit('post', 'TopNav', [wall])).toBeGreaterThan(weighVisit('post', 'TopNav'))
  expect(weighVisit('post', 'TopNav', [wall])).toBeLessThanOrEqual(weighVisit('post', 'TopNav') + WALL_BYTES)
})

/** Every page that a visitor can begin with, with its layout. */
const FIRST_PAGES = new Map(
  NAMED_PAGES.flatMap(([, { pageId, layout, viewer }]) => (viewer === 'visitor' ? [[pageId, layout]] : [])),
)

test.each([...FIRST_PAGES])('a visit that begins at %s loads no more script than it may', (page, layout) => {
  const bytes = weighVisit(page, layout)
  // React alone is more than half of it: less means that something wasn't found.
  expect(bytes).toBeGreaterThan(SCRIPT_BYTES * 0.7)
  expect(bytes).toBeLessThanOrEqual(SCRIPT_BYTES)
})

const TRANSPORT = 'client/lib/graphql/transport.ts'
const SIGNED_IN = 'client/shell/signed-in/index.tsx'
const BOOKS = 'client/pages/user-books/index.tsx?shown'
const STORIES = 'client/pages/two-col-your-stories/index.tsx?shown'
const WRITER = 'client/features/editor/page/StoryWriter.tsx'

/** What the first touch of something may add, as script in bytes, gzip; and what has been loaded before. */
const TOUCHES: [name: string, modules: string[], most: number, there?: string[]][] = [
  ['moving to another page', ['client/navigation.ts', TRANSPORT], 56_500],
  [
    'moving to a page that only some people may have',
    ['client/pages/guarded-modules.generated.ts', 'virtual:guarded-loads'],
    13_800,
    ['client/navigation.ts'],
  ],
  [
    'opening the modal of signing in',
    ['client/features/sign-in/open.ts', 'client/features/sign-in/mount.tsx', TRANSPORT],
    53_000,
  ],
  ['the reader’s choices of type and theme', ['client/features/look/LookPopover.tsx'], 42_000],
  ['a picture that is pressed', ['client/features/post/lightbox/index.tsx'], 4000],
  ['opening the search box', ['client/shell/search/SearchPanel.tsx'], 6300],
  ['clapping', ['client/features/clap/control/ClapControl.tsx', TRANSPORT], 8000, [SIGNED_IN]],
  ['who clapped', ['client/features/clap/ClappersSheet.tsx', TRANSPORT], 40_000],
  ['a story that is read', ['client/pages/post/reading.ts'], 2600],
  ['the first message at the top of the page', ['client/shell/toasts/index.tsx'], 8400],
  ['being signed in', [SIGNED_IN], 12_600],
  [
    'listening for notifications',
    ['client/shell/signed-in/notifications/UnreadListener.tsx'],
    2500,
    [SIGNED_IN],
  ],
  [
    'following, muting, blocking and undoing that',
    ['client/features/follow/control/FollowControl.tsx'],
    6700,
    [SIGNED_IN],
  ],
  [
    'opening the avatar’s menu',
    ['client/ui/menu/MenuPopup.tsx', 'client/shell/signed-in/MenuPanel.tsx'],
    48_500,
    [SIGNED_IN],
  ],
  ['opening the sidebar over the page', ['client/shell/sidebar/Drawer.tsx'], 40_000],
  ['opening the sidebar beside the page', ['client/shell/sidebar/index.tsx'], 6000, [SIGNED_IN]],
  ['managing a publication', ['client/layouts/publication/ManagePublication.tsx'], 4000, [SIGNED_IN]],
  ['the bar that opens the app', ['client/shell/mobile-bar/MobileBar.tsx'], 1500],
  ['what a visit does when the browser is idle', ['client/idle.ts'], 5600],
  ['measuring how fast the page is', ['client/lib/telemetry/measure.ts'], 4000, ['client/idle.ts']],
  ['events by the mutation', ['client/lib/events/mutation-transport.ts', TRANSPORT], 2600],
  ['noting that the sidebar was opened', ['client/shell/sidebar/note-sidebar.ts'], 2000],
  ['adding a book', ['client/features/book/BookDialog.tsx', TRANSPORT], 38_600, [SIGNED_IN, BOOKS]],
  ['private links of a story', ['client/features/post-link/LinksDialog.tsx'], 24_500, [SIGNED_IN, STORIES]],
  ['co-authors of a story', ['client/features/co-author/CoAuthorsDialog.tsx'], 27_500, [SIGNED_IN, STORIES]],
  ['asking before a story is lost', ['client/features/own-story/Ask.tsx'], 5_000, [SIGNED_IN, STORIES]],
  ['arranging books', ['client/features/book/OrderDialog.tsx', TRANSPORT], 27_000, [SIGNED_IN, BOOKS]],
  ['removing a book', ['client/features/book/remove-with-undo.ts'], 1000, [SIGNED_IN, BOOKS]],
  ['writing a story', ['client/features/editor/page/StoryWriter.tsx', TRANSPORT], 149_000, [SIGNED_IN]],
  ['publishing a story', ['client/features/editor/publish/PublishDialog.tsx'], 31_200, [SIGNED_IN, WRITER]],
  [
    'publishing a story on its own page',
    ['client/features/editor/publish/PublishStory.tsx', TRANSPORT],
    36_800,
    [SIGNED_IN],
  ],
  [
    'looking at versions',
    ['client/features/editor/versions/VersionsDialog.tsx'],
    29_200,
    [SIGNED_IN, WRITER],
  ],
  [
    'deciding a conflict',
    ['client/features/editor/conflict/ConflictDialog.tsx'],
    26_500,
    [SIGNED_IN, WRITER],
  ],
  ['making a passkey', ['client/pages/settings/security/create-passkey.ts'], 15_000, [SIGNED_IN]],
]

test.each(TOUCHES)('%s adds no more script than it may', (_name, modules, most, there) => {
  const bytes = weighTouch(modules, there)
  expect(bytes).toBeGreaterThan(500)
  expect(bytes).toBeLessThanOrEqual(most)
})
