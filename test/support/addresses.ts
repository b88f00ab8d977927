import { createHash } from 'node:crypto'
import { encodeSegment } from '../../schema/routes/encode'
import { ROUTES, type RouteName, routeNamed } from '../../schema/routes/index'
import { FIRST_NEWSLETTER } from '../../schema/rules/newsletters'
import { boundsOfMonth, monthOfTime } from '../../schema/rules/partner/months'
import { demoId } from '../../worker/commands/demo/ids'

/** Things of the demo that have a page. */
export const DEMO = {
  /** A public story of a publication: long, with pictures, a table and formulas. */
  story: '/tidewater/the-tide-turns-around-a-point-30bc6137f8d2',
  /** A public story of a writer's own. */
  ownStory: '/@noor/stet-a1f620cd133d',
  /** A story for members. */
  lockedStory: '/tidewater/decades-on-one-whale-787603fb311f',
  publication: '/tidewater',
  profile: '/@maren',
  tag: '/tag/ocean',
  nothing: '/nothing/at/this/address',
} as const

/** A frame that a story of the demo has. */
const MAP = 'https://www.openstreetmap.org/export/embed.html?bbox=-3.10%2C54.02%2C-2.75%2C54.22&layer=mapnik'

/** A value for each path parameter for which the demo has something. */
const VALUES: Readonly<Record<string, string>> = {
  username: 'maren',
  collectionSlug: 'tidewater',
  tagSlug: 'ocean',
  slugOfTag: 'ocean',
  userId: demoId('user', 'maren'),
  mediaResourceId: createHash('sha256').update(MAP).digest('hex').slice(0, 20),
  collectionId: demoId('collection', 'tidewater'),
  featureSlug: 'ocean',
  catalogSlug: 'by-the-water',
  subpageSlug: 'field-guide',
  newsletterSlug: FIRST_NEWSLETTER,
  formId: demoId('collection', 'tidewater'),
  newsletterV3Id: demoId('collection', 'tidewater'),
  postId: '30bc6137f8d2',
  inResponseToPostId: '30bc6137f8d2',
  repostId: '30bc6137f8d2',
  year: '2026',
  month: '11',
  day: '18',
  page: '1',
  baseRev: '1',
  startTimeMs: '1767225600000',
  endTimeMs: '1769904000000',
  monthDayYearSlug: 'november-18-2026',
  yearMonth: '2026-11',
  sequenceSlug: `reading-the-sky-and-the-sea-${demoId('sequence', 'sky-and-sea')}`,
}

/** Routes whose parameters depend on each other. */
const OWN: Partial<Record<RouteName, Readonly<Record<string, string>>>> = {
  ShowCollectionPost: { postId: 'the-tide-turns-around-a-point-30bc6137f8d2' },
  ShowSeries: { postId: demoId('sequence', 'sky-and-sea') },
  ShowUserPost: { username: 'noor', postId: 'stet-a1f620cd133d' },
  SitemapPart: { name: 'static' },
  ShowPostNote: { postId: demoId('post', 'a-field-guide-to-footnotes'), noteId: demoId('note', 'shy') },
  ShowPostQuote: {
    postId: '30bc6137f8d2',
    quoteId: demoId('quote', 'reader Move ten metres to the side and you have a different sea.'),
  },
  ShowNoteReplies: { replyId: demoId('note', 'opens') },
  AdminUser: { id: demoId('user', 'suspended') },
  AdminPost: { id: '30bc6137f8d2' },
  AdminCatalog: { id: demoId('catalog', 'by-the-water') },
  AdminCollection: { id: 'tidewater' },
  AdminPartnerWriter: { id: demoId('partner', 'maren') },
  // What a string sounds like, in “A plucked string in twenty lines”.
  ShowFile: { fileId: 'fb7075113d7f4ce76c1c5020' },
  BillingReceipt: { chargeId: demoId('charge', 'group') },
  ShowUserBooks: { username: 'walter' },
  ShowDecision: { caseId: demoId('case', 'train') },
  ShowUserListResponses: { catalogSlugId: `by-the-water-${demoId('catalog', 'by-the-water')}` },
  ShowUserList: { catalogSlugId: `by-the-water-${demoId('catalog', 'by-the-water')}` },
  YourList: { catalogSlugId: 'reading-list' },
  UserAudienceDetails: { details: 'followers' },
  UserNewsletterCsv: { newsletterV3Id: demoId('user', 'maren') },
  PartnerMonthSheet: { yearMonth: monthOfTime(boundsOfMonth(monthOfTime(Date.now())).start - 1) },
  PartnerPayoutStatement: { payoutId: demoId('payout', `${demoId('partner', 'maren')} 0`) },
  EmbedList: { catalogSlugId: `by-the-water-${demoId('catalog', 'by-the-water')}` },
}

/** Routes for which the demo has nothing: they show the 404 page although they are built. */
export const WITHOUT_SAMPLE: ReadonlySet<RouteName> = new Set([
  'FriendLink',
  'EmailSettings',
  // Its address is signed.
  'CountLetter',
  'ShowLetter',
  'PartnerFeatureRequest',
  // Nobody of the demo has asked for one.
  'DownloadExport',
  // Nobody of the demo has brought a list.
  'SubscriberImportFaults',
  // No publication of the demo has one.
  'ShowCollectionStyleSheet',
  // It needs an address in its query.
  'Embed',
  // Nobody of the demo has made one.
  'Application',
  'AdminApplication',
  'AdminHeldEarningsCase',
  // Its key is random, and belongs to a member who asked for it.
  'PrivateFeed',
  // Each is a 404 while its flag is off.
  'ShowMastodon',
  'ManageMembershipConfirmation',
])

/**
 * A path that leads to a route: to something of the demo, if the demo has something for it.
 *
 * @param chosen parameters that differ from the usual ones.
 */
export function addressOf(name: RouteName, chosen: Readonly<Record<string, string>> = {}): string {
  const { path, values } = routeNamed(name)
  return path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeSegment(chosen[key] ?? OWN[name]?.[key] ?? values?.[key]?.[0] ?? VALUES[key] ?? 'sample'),
  )
}

export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[]
