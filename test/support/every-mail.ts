import { NAME } from '../../schema/brand/name'
import { MOST_LETTER_BYTES } from '../../schema/rules/letter-content'
import type { StoryBody } from '../../schema/story/paragraph'
import { digestContents } from '../../worker/services/digest/digest-contents'
import { emailChangedNotice, verifyEmailMail } from '../../worker/services/identity/mails/address-mails'
import { layOut, type MailBlock } from '../../worker/services/identity/mails/layout'
import { deletionScheduledMail, securityNotice } from '../../worker/services/identity/mails/notices'
import { signInMail } from '../../worker/services/identity/mails/sign-in-mail'
import { openKeys } from '../../worker/services/identity/open-keys'
import { confirmationMail } from '../../worker/services/newsletter/confirmation-mail'
import { letterBlocks, letterNotes } from '../../worker/services/newsletter/letter/blocks'
import { countedContent } from '../../worker/services/newsletter/letter/counted'
import { forRecipient } from '../../worker/services/newsletter/letter/for-recipient'
import { frameOfLetter, type LetterSetting } from '../../worker/services/newsletter/letter/letter-frame'
import { TEXT_LOOKS } from '../../worker/services/newsletter/letter/looks'
import { mailOf } from '../../worker/services/notification/story-mail'
import { notPublishedMail } from '../../worker/services/post/not-published-mail'
import { invitationMail } from '../../worker/services/role/invitation-mail'
import { welcomeContents } from '../../worker/services/welcome/welcome-contents'
import { EVERYTHING } from './every-paragraph'

/** A mail in both of its parts. */
export interface MailParts {
  subject: string
  html: string
  text: string
}

const ORIGIN = 'https://quire.example'
const SITE = { productName: NAME, helpUrl: 'https://help.quire.example' }
const OPERATOR = { name: 'Quire Ltd', address: '1 Paper Street, Bookham' }
const LONG = 'unbreakable'.repeat(12)
const to = 'maren@mail.example'
const token = 't'.repeat(86)
const asker = { device: 'Firefox on Windows', country: 'AT' }
const when = Date.UTC(2026, 10, 21)
const subscription = {
  why: 'You get this email because you wanted it.',
  unsubscribe: `${ORIGIN}/me/notifications/unsubscribe?token=${token}`,
  settings: `${ORIGIN}/me/email-settings/a00000000003/${token}`,
}
const LINKS = {
  leave: subscription.unsubscribe,
  list: subscription.settings,
  refer: `${ORIGIN}/@ida/subscribe?via=${token}`,
}

/** A block of each kind that a mail of the site can have. */
const BLOCKS: { [Kind in MailBlock['kind']]: Extract<MailBlock, { kind: Kind }> } = {
  text: { kind: 'text', text: `A text with “signs” & <angles> and ${LONG}` },
  note: { kind: 'note', text: 'A note' },
  code: { kind: 'code', code: '012345' },
  link: { kind: 'link', label: 'Press here', href: `${ORIGIN}/m/callback/email?token=${token}` },
  story: {
    kind: 'story',
    title: 'On rivers',
    text: 'By Ida Mole',
    href: `${ORIGIN}/@ida/on-rivers-0123456789ab`,
  },
}

const FRAME: LetterSetting = {
  subject: 'A letter',
  preheader: 'What it is about',
  language: 'en',
  isRight: false,
  newsletter: 'Tide tables',
  home: `${ORIGIN}/@ida`,
  subscribe: `${ORIGIN}/@ida/subscribe`,
  hasReferrals: true,
  holdsReplies: true,
  product: NAME,
  operator: OPERATOR,
  title: 'A day by the river',
  subtitle: 'And what it left',
  link: `${ORIGIN}/@ida/a-day-0123456789ab`,
  authors: ['Ida Mole', 'Jo Boat'],
  publishedAt: when,
  readingTime: 300,
  isPreview: false,
}

/** A story as a letter to somebody. */
function letter(body: StoryBody, given: Partial<LetterSetting> = {}, isCut = false): MailParts {
  const rendered = render(body, given, isCut)
  return { subject: rendered.subject, ...forRecipient(rendered, LINKS) }
}

/** A letter to somebody who is counted. */
async function countedLetter(body: StoryBody): Promise<MailParts> {
  const rendered = render(body, { isOwn: () => false }, false)
  const path = `/m/go/a00000000004/b00000000001/${'0'.repeat(32)}`
  const content = await countedContent(rendered)(async (target) =>
    target === null ? ORIGIN + path : `${ORIGIN}${path}?to=${Buffer.from(target).toString('base64url')}`,
  )
  return { subject: rendered.subject, ...forRecipient(content, LINKS) }
}

/** A story as a letter to everybody. */
function render(body: StoryBody, given: Partial<LetterSetting>, isCut: boolean): MailParts {
  const frame = { ...FRAME, ...given }
  const film = body.find(({ type }) => type === 'IFRAME')
  const place = {
    origin: ORIGIN,
    link: frame.link,
    looks: TEXT_LOOKS,
    posters: new Map(film?.type === 'IFRAME' ? [[film.src, `${'f'.repeat(32)}-${'0'.repeat(8)}`]] : []),
    side: frame.isRight ? ('right' as const) : ('left' as const),
    directionOf: (text: string) => (frame.isRight && /[a-z]/i.test(text) ? ('ltr' as const) : undefined),
  }
  const notes = letterNotes(body, place)
  const blocks = [...letterBlocks(body, place), ...(notes ? [notes] : [])]
  return { subject: frame.subject, ...frameOfLetter(frame, blocks, isCut) }
}

/** What doesn't fit a phone by itself. */
const WIDE: StoryBody = [
  { name: 'w1', type: 'P', text: `${LONG} and https://quire.example/${LONG}`, markups: [] },
  { name: 'w2', type: 'PRE', text: `const a = '${LONG}'`, markups: [] },
  {
    name: 'w3',
    type: 'TABLE',
    text: '',
    markups: [],
    align: Array.from({ length: 9 }, () => null),
    head: Array.from({ length: 9 }, (_, i) => ({ text: `Column number ${i}`, markups: [] })),
    rows: [Array.from({ length: 9 }, () => ({ text: 'considerable', markups: [] }))],
  },
  { name: 'w4', type: 'H2', text: LONG, markups: [] },
  {
    name: 'w5',
    type: 'BUTTON',
    label: `A label of several words that is longer than a phone is wide`,
    href: ORIGIN,
  },
]

/** As much as one letter holds. */
const LARGE: StoryBody = Array.from({ length: Math.floor(MOST_LETTER_BYTES / 1100) }, (_, i) => ({
  name: `p${i}`,
  type: 'P' as const,
  text: 'The tide leaves what it can’t carry. '.repeat(26),
  markups: [],
}))

const RIGHT = { language: 'he', isRight: true, title: 'שלום עולם', subtitle: 'על הנהר', subject: 'מכתב' }

const browser = { mainOrigin: ORIGIN, userAgent: 'Mozilla/5.0', country: 'AT' }
const confirmation = await confirmationMail(
  { keys: openKeys(undefined, false), browser, site: SITE } as Parameters<typeof confirmationMail>[0],
  { id: 'b00000000001', askedAt: when, email: to },
  'Tide tables',
)

const digest = digestContents({ site: SITE, operator: OPERATOR } as Parameters<typeof digestContents>[0], {
  name: 'Tide tables',
  subject: 'This week',
  subscribe: FRAME.subscribe,
  stories: [BLOCKS.story, { ...BLOCKS.story, title: 'שלום' }],
})

const welcome = await welcomeContents(
  { site: SITE, operator: OPERATOR, mainOrigin: ORIGIN } as Parameters<typeof welcomeContents>[0],
  {
    id: 'a00000000003',
    name: 'Tide tables',
    slug: 'newsletter',
    user: { username: 'ida' },
    collection: null,
  } as Parameters<typeof welcomeContents>[1],
  { subject: 'Welcome', text: 'Good that you are here.\n\nברוכים הבאים' },
  undefined,
)

/**
 * Mails of the site, by their names: letters with every kind of paragraph, and the others, which have one layout, with every
 * kind of block.
 */
export const EVERY_MAIL: Readonly<Record<string, MailParts>> = {
  'a letter': letter(EVERYTHING),
  'a letter that is counted': await countedLetter(EVERYTHING),
  'a letter from right to left': letter(EVERYTHING, RIGHT),
  'a letter of what is wide': letter(WIDE),
  'a letter that is cut': letter(LARGE, { hasReferrals: false, preheader: '', subtitle: '' }, true),
  'a preview for who is no member': letter(EVERYTHING.slice(0, 8), { isPreview: true }),
  'every block': layOut(SITE, { to, subject: 'All', heading: LONG, blocks: Object.values(BLOCKS) }),
  'every block, subscribed': layOut(SITE, {
    to,
    subject: 'All',
    heading: 'All',
    blocks: Object.values(BLOCKS),
    subscription,
  }),
  'signing in': signInMail(SITE, {
    to,
    operation: 'login',
    code: '012345',
    link: `${ORIGIN}/m/callback/email?token=${token}`,
    ...asker,
  }),
  'an address to verify': verifyEmailMail(SITE, { to, link: `${ORIGIN}/m/confirm?token=${token}`, ...asker }),
  'an address that changed': emailChangedNotice(SITE, { to, newEmail: 'new@mail.example', when, ...asker }),
  'a change of the account': securityNotice(SITE, {
    to,
    what: 'passkey-added',
    detail: 'k'.repeat(80),
    when,
    mainOrigin: ORIGIN,
    ...asker,
  }),
  'an account that goes': deletionScheduledMail(SITE, {
    to,
    when,
    removedAt: when + 1,
    mainOrigin: ORIGIN,
    ...asker,
  }),
  'a subscription to confirm': confirmation,
  'a newsletter’s digest': { subject: 'This week', ...digest(LINKS) },
  'a welcome mail': { subject: welcome.subject, ...welcome.contentFor(true, LINKS) },
  'an invitation': invitationMail(SITE, ORIGIN, to, {
    inviter: 'Ida Mole',
    role: 'EDITOR',
    publication: 'Tide',
    token,
  }),
  'a planned story that isn’t out': notPublishedMail(SITE, {
    to,
    title: 'On rivers',
    reason: 'It has no title.',
  }),
  'a notification': mailOf(
    SITE,
    to,
    {
      subject: 'A new story',
      text: 'Ida Mole has written a story.',
      link: { label: 'Read it', href: ORIGIN },
    },
    `${ORIGIN}/@ida/on-rivers-0123456789ab`,
    subscription,
  ),
}
