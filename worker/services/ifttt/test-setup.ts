import { linkTo } from '../../../schema/routes/links'
import { MAX_ACCESS_TOKENS, newToken, tokenHint } from '../../../schema/rules/access-tokens'
import { sha256 } from '../../../schema/rules/hex'
import { IFTTT_TEST_TOKEN_LASTS } from '../../../schema/rules/ifttt'
import { iftttWording as wording } from '../../../schema/wording/ifttt'
import { deleteToken, insertToken } from '../../data/access-token/writes'
import { postsByCreator } from '../../data/post/queries'
import type { Reader } from '../../data/reader'
import type { User } from '../../data/user/rows'
import { choicesOf } from '../catalog/lists'
import { FROM_TOP } from '../paging'
import type { Needs } from '../parts'
import { VISITOR } from '../policies/actor'
import { can } from '../policies/can'
import { storyAddress } from '../post/address'
import { type Failure, fail, ok, type Result } from '../result'
import { publicationOptions } from './subject'

/** What there can't be: a topic's name has a letter or a digit. */
const NO_TAG = '—'
/** The id of no story. */
const NO_STORY = '000000000000'

/** How many of the account's stories are looked at. */
const RECENT = 50

interface TestSetup {
  accessToken: string
  samples: object
}

/** A token for the account, instead of the one of the last test. */
async function testToken(
  { db, clock }: Needs<'db' | 'clock'>,
  userId: string,
): Promise<Result<string, Failure<'CONFLICT'>>> {
  const now = clock.now()
  const token = await newToken()
  const id = (await sha256(`ifttt-test ${userId}`)).slice(0, 12)
  const row = {
    hash: await sha256(token),
    id,
    userId,
    name: wording.test.token,
    hint: tokenHint(token),
    scopes: JSON.stringify(['READ', 'WRITE']),
    createdAt: now,
    expiresAt: now + IFTTT_TEST_TOKEN_LASTS,
    lastUsedAt: null,
  }
  const [, added] = await db.write([deleteToken(userId, id), insertToken(row, MAX_ACCESS_TOKENS)])
  return added === 1 ? ok(token) : fail('CONFLICT', wording.noTestAccount)
}

/** The name that comes most often, of several the first. */
function commonest(names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0])[0]
}

/** What IFTTT tries the triggers and actions with: of what the account has, whatever has most likely something to show. */
async function samplesFor(reader: Reader, origin: string, user: User): Promise<object> {
  const { db } = reader
  const [own, lists] = await Promise.all([
    db.all(postsByCreator, user.id, ...FROM_TOP, RECENT),
    choicesOf(db, user.id),
  ])
  const [publication] = await publicationOptions(reader, origin, user.id)
  const tags = (await Promise.all(own.map(({ id }) => reader.tagsOfPosts.load(id)))).flat()
  const tag = commonest(tags.map(({ name }) => name))
  const collectionId = own.find((post) => post.collectionId !== null)?.collectionId
  const fullest = lists.toSorted((a, b) => b.itemCount - a.itemCount)[0]?.id ?? ''
  const story = own[0] ? await storyAddress(reader, own[0], origin) : ''
  const { title, body, tag: draftTag } = wording.test
  const draft = { title, body, body_format: 'html', tags: draftTag }
  return {
    triggers: {
      new_story_in_publication: { publication: collectionId ?? publication?.value ?? '' },
      new_story_with_tag: { tag },
      story_saved: { list: fullest },
    },
    triggerFieldValidations: { new_story_with_tag: { tag: { valid: tag, invalid: NO_TAG } } },
    actions: { create_draft: draft, save_story: { url: story, list: fullest } },
    actionRecordSkipping: {
      create_draft: { ...draft, body: '' },
      save_story: { url: origin + linkTo('ShowPost', { postId: NO_STORY }), list: fullest },
    },
  }
}

/**
 * What IFTTT's endpoint tests begin with: a token of the test account for an hour, and samples of what that has. Rule:
 * docs/rules/ifttt.md, "Endpoint tests".
 *
 * @param username the test account's; undefined if there is none.
 */
export async function iftttTestSetup(
  parts: Needs<'db' | 'clock'>,
  reader: Reader,
  origin: string,
  username: string | undefined,
): Promise<Result<TestSetup, Failure<'NOT_FOUND' | 'CONFLICT'>>> {
  const user = username ? await reader.usersByName.load(username.toLowerCase()) : undefined
  if (!user || !can(VISITOR, 'list', { entity: 'user', user }))
    return fail('NOT_FOUND', wording.noTestAccount)
  const [token, samples] = await Promise.all([testToken(parts, user.id), samplesFor(reader, origin, user)])
  return token.ok ? ok({ accessToken: token.value, samples }) : token
}
