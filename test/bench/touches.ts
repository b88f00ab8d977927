import { weighTouch } from './weights'

const TRANSPORT = 'client/lib/graphql/transport.ts'
const SIGNED_IN = 'client/shell/signed-in/index.tsx'
const BOOKS = 'client/pages/user-books/index.tsx?shown'
const STORIES = 'client/pages/two-col-your-stories/index.tsx?shown'
const WRITER = 'client/features/editor/page/StoryWriter.tsx'
/** Its page, which has the title. */
const WRITING = 'client/pages/post-edit/index.tsx?shown'

const DISCUSSION = 'client/features/response/ResponsesPanel.tsx'

/** What the first touch of something loads as script, and what has been loaded before. */
export interface Touch {
  name: string
  modules: string[]
  there?: string[]
}

const touch = (name: string, modules: string[], there: string[] = []): Touch => ({ name, modules, there })

/** Touches that most visits make, or that a visit is made for. Each has a limit. */
export const LIMITED = {
  search: touch('opening the search box', ['client/shell/search/SearchPanel.tsx']),
  menu: touch(
    'opening the avatar’s menu',
    ['client/ui/menu/MenuPopup.tsx', 'client/shell/signed-in/MenuPanel.tsx'],
    [SIGNED_IN],
  ),
  responses: touch('reading the responses of a story', [DISCUSSION, TRANSPORT]),
  editor: touch('writing a story', [WRITER, TRANSPORT], [SIGNED_IN, WRITING]),
  payment: touch('paying', ['client/features/membership/checkout/index.tsx', TRANSPORT], [SIGNED_IN]),
  signIn: touch('opening the modal of signing in', [
    'client/features/sign-in/open.ts',
    'client/features/sign-in/mount.tsx',
    TRANSPORT,
  ]),
} as const

/** The others, whose drift the bench shows. */
const OTHERS: readonly [name: string, modules: string[], there?: string[]][] = [
  ['moving to another page', ['client/navigation.ts', TRANSPORT]],
  [
    'moving to a page that only some people may have',
    ['client/pages/guarded-modules.generated.ts', 'virtual:guarded-loads'],
    ['client/navigation.ts'],
  ],
  ['the reader’s choices of type and theme', ['client/features/look/LookPopover.tsx']],
  ['a picture that is pressed', ['client/features/post/lightbox/index.tsx']],
  ['clapping', ['client/features/clap/control/ClapControl.tsx', TRANSPORT], [SIGNED_IN]],
  ['who clapped', ['client/features/clap/ClappersSheet.tsx', TRANSPORT]],
  ['a story that is read', ['client/pages/post/reading.ts']],
  ['the first message at the top of the page', ['client/shell/toasts/index.tsx']],
  ['being signed in', [SIGNED_IN]],
  ['listening for notifications', ['client/shell/signed-in/notifications/UnreadListener.tsx'], [SIGNED_IN]],
  [
    'following, muting, blocking and undoing that',
    ['client/features/follow/control/FollowControl.tsx'],
    [SIGNED_IN],
  ],
  ['opening the sidebar over the page', ['client/shell/sidebar/Drawer.tsx']],
  ['opening the sidebar beside the page', ['client/shell/sidebar/index.tsx'], [SIGNED_IN]],
  ['managing a publication', ['client/layouts/publication/ManagePublication.tsx'], [SIGNED_IN]],
  ['the bar that opens the app', ['client/shell/mobile-bar/MobileBar.tsx']],
  ['what a visit does when the browser is idle', ['client/idle.ts']],
  ['measuring how fast the page is', ['client/lib/telemetry/measure.ts'], ['client/idle.ts']],
  ['events by the mutation', ['client/lib/events/mutation-transport.ts', TRANSPORT]],
  ['noting that the sidebar was opened', ['client/shell/sidebar/note-sidebar.ts']],
  ['adding a book', ['client/features/book/BookDialog.tsx', TRANSPORT], [SIGNED_IN, BOOKS]],
  ['private links of a story', ['client/features/post-link/LinksDialog.tsx'], [SIGNED_IN, STORIES]],
  ['co-authors of a story', ['client/features/co-author/CoAuthorsDialog.tsx'], [SIGNED_IN, STORIES]],
  ['asking before a story is lost', ['client/features/own-story/Ask.tsx'], [SIGNED_IN, STORIES]],
  ['arranging books', ['client/features/book/OrderDialog.tsx', TRANSPORT], [SIGNED_IN, BOOKS]],
  ['removing a book', ['client/features/book/remove-with-undo.ts'], [SIGNED_IN, BOOKS]],
  ['publishing a story', ['client/features/editor/publish/PublishStory.tsx', TRANSPORT], [SIGNED_IN]],
  ['looking at versions', ['client/features/editor/versions/VersionsDialog.tsx'], [SIGNED_IN, WRITER]],
  ['deciding a conflict', ['client/features/editor/conflict/ConflictDialog.tsx'], [SIGNED_IN, WRITER]],
  ['making a passkey', ['client/pages/settings/security/create-passkey.ts'], [SIGNED_IN]],
]

/** Bytes of script, gzip, that a touch adds to a page. */
export const weightOf = ({ modules, there }: Touch): number => weighTouch(modules, there)

/** Bytes of every touch by its name. */
export const weighTouches = (): Record<string, number> =>
  Object.fromEntries(
    [...Object.values(LIMITED), ...OTHERS.map((row) => touch(...row))].map((one) => [
      one.name,
      weightOf(one),
    ]),
  )
