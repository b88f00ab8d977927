import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { browserRouteTable } from './client/build/browser-routes.ts'
import { documentAssets } from './client/build/document-assets.ts'
import { pageLoads } from './client/build/loads.ts'
import { pageStyles } from './client/build/page-styles.ts'
import { BUILD, constants } from './client/build/settings.ts'

const ENTRY = 'client/entry-client.tsx'

/** Each page is an entry, because the first page of a visit is loaded by its address, beside the client. */
const PAGES = Object.fromEntries(
  globSync('client/pages/*/index.tsx').map((file) => [basename(dirname(file)), file]),
)

/** Parts that nearly every page uses are in the first file: many small ones are larger than one once gzipped. */
const SHARED =
  /client\/(entry-client|layouts\/(TopNav|TwoColumn|Basic)|features\/post\/(CoAuthors|PostMeta|published\/just-published|use-story-link|member-wall\/lazy)|shell\/themed\/OwnPart|ui\/Avatar)|schema\/(story\/(listed-title|text)\.|rules\/images(?!\/card)|routes\/post-id|wording\/(shell|post|counts)\.)/

/** The kit's links, and what buttons look like: controls that are loaded later need them too. */
const KIT = /client\/ui\/(Link|Anchor|Button|ButtonLink|button-look)\./

/** Small modules that only parts use, several at a time: a file each would lengthen the list of files in the first. */
const ACCOUNT =
  /client\/(ui\/(UnreadDot|Skeleton)|shell\/(signed-in\/update-viewer-preferences|sidebar\/followed-in-sidebar)\.generated)\b/
const WATCHED = /client\/lib\/(events\/later|telemetry\/tracked)\.|schema\/rules\/tracking\./
const COOKIES = /client\/lib\/cookies\.|schema\/rules\/session\./

/** The parts of lists: small modules that pages use together. */
const LISTS =
  /client\/(ui\/(Pager|EmptyState|RailSection|TextAndRail)\.|lib\/address\.|features\/post\/NextPage\.)/

/** The cards of lists. A story has them only below its text, where its reader comes later. */
const CARDS = /client\/features\/post\/(Byline|CardPicture|PostCard|PostList|PostPicture|card-side)\./

/** What home shares with the pages of topics. */
const TOPICS = /client\/features\/(user\/WriterItem|post\/Picture(Card|Row))\./

/** The button that follows: what stories have, too, what other pages have, and rows of lists of what can be followed. */
const FOLLOW = /client\/features\/follow\/Follow\./
const FOLLOW_BUTTON = /client\/features\/follow\/(FollowButton|FollowWithMenu|MoreButton)\./
/** What publications' pages say, without the rows that are drawn with it. */
const PUBLICATION = /schema\/wording\/collection\./
const ROWS = /client\/features\/follow\/(EntityRow|FollowRow)\./

/** What a story's text is drawn with: what many pages have, what responses have, too, and the rest. */
const LINKS = /client\/(features\/post\/body\/scrollable|lib\/use-written-rel)\.|schema\/rules\/links\./
const TEXT = /client\/features\/post\/body\/(Lists|list-entries|markups|WrittenLink)\./
const STORY =
  /client\/(features\/post\/(StoryTitle|body\/(StoryBody|StoryFrame|StoryImage|Gallery|EnlargeLink|MediaPlayer|Table|references))|lib\/use-remembered-markup)\.|schema\/story\/toggles\./

/** Lists of people have it too, which don't show series. */
const BADGE = /client\/ui\/Badge\./

/** What the pages of series share. */
const SERIES = /client\/features\/sequence\/Sequence\w+\.tsx/

/** What forms are made of, in the order in which they need each other: only longer forms have the last ones. */
const ERRORS = /client\/ui\/form\/ErrorText\./
const FIELDS = /client\/ui\/form\/(Field|FieldLayout|Counter|form-context|use-text-control)\./
const FORMS = /client\/ui\/form\/(TextArea|Select)\./
const FORM = /client\/ui\/form\/(Form|SubmitButton|values)\./
const INPUTS = /schema\/inputs\/(text|picture)\./

/** What buttons do before their script is there, and what opens beside them: those of a story need it all. */
const PRESSES =
  /client\/(ui\/(stand-in|use-opener)|lib\/(keep-pending-action|use-may-reach)|features\/follow\/target)\./

/** Asks who a visitor is, for messages at the top of the page too. */
const VISITOR = /client\/shell\/toasts\/visitor-query\./

/** What a price is, of which the wall of a story needs no more; and what moving on to the pages of the membership does. */
const PRICES = /schema\/(wording\/prices|rules\/membership\/plans)\./
const OFFERS = /schema\/rules\/membership\/(offers|types)\./

/** What the pages of the membership share. A payment's page waits for all of its files before it can ask for the form. */
const MEMBERSHIP =
  /client\/features\/membership\/((PlanChoice|PriceTag|PlansPage|ReadOn|payment-link|tier-of-viewer|use-currency)\.|own\/(PaymentMethodText|Facts)\.)|schema\/(wording\/manage-membership|rules\/membership\/limits)\./

/** Our modules have no side effects when they are loaded, except the one that starts the client. */
const WITHOUT_EFFECT = {
  test: /\/(client|schema)\/(?!entry-client|features\/post\/story-extras\/).*\.tsx?(\?\w+)?$/,
  sideEffects: false,
}

// Set for every build: the tests' runner sets NODE_ENV=test, and React's development version is three times
// as large.
process.env.NODE_ENV = 'production'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

export default defineConfig({
  publicDir: 'schema/brand/public',
  plugins: [react(), tailwind(), pageStyles(ENTRY), pageLoads(), browserRouteTable(), documentAssets(ENTRY)],
  define: constants(version),
  build: {
    outDir: 'dist/client',
    manifest: true,
    ...BUILD,
    // Pictures and fonts stay files, so that documents don't grow by what only some pages show.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { 'entry-client': ENTRY, print: 'client/styles/print.css', ...PAGES },
      // Imported constants are replaced by their values, which saves 200 bytes (gzip) of every first visit.
      optimization: { inlineConst: true },
      // Neither our code nor the libraries that we use have side effects when a property is read.
      treeshake: { propertyReadSideEffects: false, moduleSideEffects: [WITHOUT_EFFECT] },
      output: {
        // Shorter names: a visit’s first file lists those of everything that it may load.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'app', test: SHARED },
            { name: 'icon', test: /client\/ui\/Icon(Button)?\./ },
            { name: 'kit', test: KIT },
            { name: 'account', test: ACCOUNT },
            { name: 'watched', test: WATCHED },
            { name: 'cookies', test: COOKIES },
            { name: 'lists', test: LISTS },
            { name: 'cards', test: CARDS },
            { name: 'topics', test: TOPICS },
            { name: 'links', test: LINKS },
            { name: 'text', test: TEXT },
            { name: 'story', test: STORY },
            { name: 'follow', test: FOLLOW },
            { name: 'follow-button', test: FOLLOW_BUTTON },
            { name: 'publication', test: PUBLICATION },
            { name: 'rows', test: ROWS },
            { name: 'badge', test: BADGE },
            { name: 'series', test: SERIES },
            { name: 'errors', test: ERRORS },
            { name: 'fields', test: FIELDS },
            { name: 'forms', test: FORMS },
            { name: 'form', test: FORM },
            { name: 'inputs', test: INPUTS },
            { name: 'presses', test: PRESSES },
            { name: 'visitor', test: VISITOR },
            { name: 'prices', test: PRICES },
            { name: 'offers', test: OFFERS },
            { name: 'membership', test: MEMBERSHIP },
          ],
        },
      },
    },
  },
})
