import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { SEED_LABEL } from '../../../../schema/rules/letter-content'
import { DAY } from '../../../../schema/rules/time-units'
import { accessToken } from '../../../../schema/tables/access-token'
import { book } from '../../../../schema/tables/book'
import { collectionPage } from '../../../../schema/tables/collection'
import { collectionAct } from '../../../../schema/tables/collection-act'
import { externalIdentity, passkey } from '../../../../schema/tables/credential'
import { customDomain } from '../../../../schema/tables/custom-domain'
import { featureRequest } from '../../../../schema/tables/feature-request'
import { letter } from '../../../../schema/tables/letter'
import { coupon } from '../../../../schema/tables/membership'
import { subscriber } from '../../../../schema/tables/newsletter'
import { oauthApplication, oauthGrant } from '../../../../schema/tables/oauth'
import { postNote } from '../../../../schema/tables/post-note'
import { postResponse } from '../../../../schema/tables/post-response'
import { quote } from '../../../../schema/tables/quote'
import { readingHistory } from '../../../../schema/tables/reading-history'
import { newsletterRecommendation } from '../../../../schema/tables/recommendation'
import { reportCase } from '../../../../schema/tables/report'
import { storyImport } from '../../../../schema/tables/story-import'
import { subscriberImport } from '../../../../schema/tables/subscriber-import'
import { subscriberTag } from '../../../../schema/tables/subscriber-tag'
import { webhook, webhookDelivery } from '../../../../schema/tables/webhook'
import { webmention } from '../../../../schema/tables/webmention'
import { welcomeLetter } from '../../../../schema/tables/welcome'
import { createGift } from '../../../factories/gift'
import { NOON, nextId } from '../../../factories/ids'
import { createMembership } from '../../../factories/membership'
import { createStory } from '../../../factories/story'

const times = { createdAt: NOON, updatedAt: NOON }
const db = () => drizzle(env.DB)

/** What the author has for themselves alone, and shares with a reader’s newsletter. */
export async function createOwnThings(userId: string, readerId: string) {
  const [id, hash] = [nextId, nextId] as const
  const made = {
    token: id(),
    webhook: id(),
    application: id(),
    delivery: id(),
    passkey: id(),
    book: id(),
    removedBook: id(),
    uploading: id(),
    importing: id(),
    imported: id(),
    letter: id(),
    welcome: id(),
    subscriber: id(),
    readList: id(),
    broughtList: id(),
    coupon: `WORLD-${id().toUpperCase()}`,
    featureRequest: id(),
  }
  await db()
    .insert(featureRequest)
    .values({
      id: made.featureRequest,
      postId: id(),
      writerId: userId,
      state: 'OPEN',
      askedAt: NOON,
      expiresAt: NOON + DAY,
    })
  await db().insert(coupon).values({ code: made.coupon, discount: 'one-month-free', createdAt: NOON })
  const token = { hash: hash(), name: 'A', hint: 'a', scopes: '["READ"]', expiresAt: NOON + DAY }
  await db()
    .insert(accessToken)
    .values({ id: made.token, userId, createdAt: NOON, ...token })
  const address = 'https://hooks.example.org/'
  const hook = { id: made.webhook, ownerId: userId, targetId: userId, address, createdAt: NOON }
  await db()
    .insert(webhook)
    .values({ ...hook, events: '["post.published"]', disabledAt: NOON })
  await db()
    .insert(webhookDelivery)
    .values({ id: made.delivery, webhookId: made.webhook, event: 'ping', data: '{}', createdAt: NOON })
  const about = { name: 'A', website: 'https://app.example.org/', redirects: '["https://app.example.org/"]' }
  await db()
    .insert(oauthApplication)
    .values({ id: made.application, ownerId: userId, createdAt: NOON, updatedAt: NOON, ...about })
  const allowed = { applicationId: made.application, scopes: '["READ"]', createdAt: NOON, allowedAt: NOON }
  await db()
    .insert(oauthGrant)
    .values({ userId, ...allowed })
  const planned = { createdAt: NOON, scheduledAt: NOON + DAY, dueAt: NOON + DAY }
  await db()
    .insert(letter)
    .values({
      id: made.letter,
      newsletterId: userId,
      postId: id(),
      subject: 'A letter',
      audience: 'all',
      state: 'scheduled',
      ...planned,
    })
  const hello = { subject: 'Welcome', text: 'Good to have you here.', isOn: true, createdAt: NOON }
  await db()
    .insert(welcomeLetter)
    .values({ id: made.welcome, newsletterId: userId, day: 1, ...hello })
  await db()
    .insert(newsletterRecommendation)
    .values([
      { newsletterId: readerId, recommendedId: userId, createdAt: NOON },
      { newsletterId: userId, recommendedId: readerId, createdAt: NOON },
    ])
  await db().insert(subscriber).values({
    id: made.subscriber,
    newsletterId: userId,
    email: 'subscriber@quire.test',
    state: 'active',
    source: 'page',
    consentText: '',
    createdAt: NOON,
    askedAt: 0,
    consentedAt: NOON,
  })
  await db()
    .insert(subscriberTag)
    .values({ subscriberId: made.subscriber, tag: SEED_LABEL, newsletterId: userId, createdAt: NOON })
  const key = { credentialId: made.passkey, userId, publicKey: 'x', name: 'A key', createdAt: NOON }
  await db().insert(passkey).values(key)
  const elsewhere = { issuer: 'https://accounts.google.com', subject: userId, provider: 'google' } as const
  await db()
    .insert(externalIdentity)
    .values({ userId, ...elsewhere, createdAt: NOON })
  const title = { title: 'A book', publishedOn: '2026', ...times }
  await db()
    .insert(book)
    .values({ id: made.book, userId, place: 1, ...title })
  await db()
    .insert(book)
    .values({ id: made.removedBook, userId, place: 2, removedAt: NOON, ...title, subtitle: 'Gone' })
  const file = { ownerId: userId, format: 'medium' as const, fileName: 'a.zip', size: 1, ...times }
  await db()
    .insert(storyImport)
    .values([
      { id: made.uploading, state: 'uploading', ...file },
      { id: made.importing, state: 'ready', ...file },
      { id: made.imported, state: 'done', ...file },
    ])
  const list = { newsletterId: userId, ownerId: userId, fileName: 'a.csv', size: 1, ...times }
  await db()
    .insert(subscriberImport)
    .values([
      { id: made.readList, state: 'ready', ...list },
      { id: made.broughtList, state: 'done', ...list },
    ])
  const { id: membership } = await createMembership(userId)
  return { ...made, membership, ...(await createGiven(userId)) }
}

async function createGiven(buyerId: string) {
  const { codeIds, codes } = await createGift({ buyerId })
  return { giftCode: codeIds[0] ?? '', code: codes[0] ?? '' }
}

/** What a reader leaves below a story and a list. */
export async function createTraces(reader: string, post: string, catalog: string) {
  const passage = { postId: post, userId: reader, paragraph: 'text', before: '', after: '', createdAt: NOON }
  const [kept, gone] = [nextId(), nextId()]
  await db()
    .insert(quote)
    .values([
      { id: kept, quoteKey: kept, start: 0, words: 'Some', ...passage },
      { id: gone, quoteKey: gone, start: 5, words: 'words', deletedAt: NOON, ...passage },
    ])
  const note = {
    postId: post,
    authorId: reader,
    audience: 'reader',
    text: 'A note',
    createdAt: NOON,
  } as const
  const [said, unsaid] = [nextId(), nextId()]
  await db()
    .insert(postNote)
    .values([
      { id: said, noteKey: said, ...note },
      { id: unsaid, noteKey: unsaid, deletedAt: NOON, ...note },
    ])
  const read = { userId: reader, progress: 500, begunAt: NOON, readAt: NOON }
  await db()
    .insert(readingHistory)
    .values({ postId: post, ...read })
  const respond = async (rootKind: 'post' | 'catalog', rootId: string) => {
    const { id: postId } = await createStory({ kind: 'response', creatorId: reader, isListed: false })
    const place = { rootKind, rootId, parentId: rootId, depth: 1, authorId: reader }
    await db()
      .insert(postResponse)
      .values({ postId, ...place, source: 'x', status: 'shown', score: 0, createdAt: NOON })
    return postId
  }
  const mention = nextId()
  const page = { source: 'https://blog.example.org/', target: 'x', host: 'blog.example.org' }
  await db()
    .insert(webmention)
    .values({ id: mention, postId: post, ...page, status: 'held', createdAt: NOON })
  return {
    webmention: mention,
    quote: kept,
    deletedQuote: gone,
    note: said,
    deletedNote: unsaid,
    response: await respond('post', post),
    listResponse: await respond('catalog', catalog),
  }
}

/** Reports of a story: one that waits, one that was decided, and one about which its writer appeals. */
export async function createCases(authorId: string, collectionId: string) {
  const create = async (given: Partial<typeof reportCase.$inferInsert>) => {
    const id = nextId()
    const story = await createStory({ creatorId: authorId, collectionId })
    const about = { entityType: 'POST' as const, entityId: story.id, authorId, collectionId }
    const row = { id, ...about, reason: 'SPAM' as const, snapshot: '{"title":"","text":""}' }
    await db()
      .insert(reportCase)
      .values({ ...row, state: 'OPEN', openedAt: NOON, updatedAt: NOON, ...given })
    return id
  }
  const decided = { decision: 'TAKE_OUT' as const, decidedAt: NOON, deciderId: nextId() }
  return {
    waiting: await create({}),
    decided: await create({ state: 'UPHELD', ...decided }),
    appealed: await create({ state: 'APPEALED', ...decided, appealWords: 'No.', appealedAt: NOON }),
  }
}

/** What a publication has besides stories; its owner has taken one out. */
export async function createRooms(collectionId: string, owner: string, postId: string) {
  const page = { collectionId, kind: 'subpage' as const, title: 'A page', updatedAt: NOON, body: [] }
  await db()
    .insert(collectionPage)
    .values({ slug: 'kept', ...page })
  await db()
    .insert(collectionPage)
    .values({ slug: 'gone', deletedAt: NOON, ...page })
  const act = { at: NOON, collectionId, actorId: owner, action: 'REMOVE_POST' as const, postId }
  await db().insert(collectionAct).values(act)
  const host = { domain: 'waiting.example.org', token: 'x', since: NOON }
  await db()
    .insert(customDomain)
    .values({ id: nextId(), collectionId, ...host })
}
