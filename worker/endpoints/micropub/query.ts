import { idOfStoryAddress } from '../../../schema/routes/post-id'
import { micropubWording as wording } from '../../../schema/wording/micropub'
import type { HeldToken } from '../../services/access-token/verify-token'
import { entrySource } from '../../services/micropub/entry-source'
import { topicsToOffer } from '../../services/micropub/topics-to-offer'
import type { EndpointContext } from '../endpoint'
import { lacksScope, micropubError, micropubFailure, NEVER_STORED } from './failure'

const told = (value: object): Response => Response.json(value, { headers: NEVER_STORED })

const QUERIES = ['config', 'source', 'syndicate-to', 'category'] as const

/** What an entry is made of: all of it, or the properties that are asked for. */
async function source({ url, parts }: EndpointContext): Promise<Response> {
  const { searchParams } = url
  const postId = idOfStoryAddress(searchParams.get('url') ?? '')
  if (postId === undefined) return micropubError('invalid_request', wording.url)
  const entry = await entrySource(parts, postId)
  if (!entry.ok) return micropubFailure(entry.failure)
  const names = [...searchParams.getAll('properties[]'), ...searchParams.getAll('properties')]
  if (names.length === 0) return told({ type: ['h-entry'], properties: entry.value })
  const asked = Object.entries(entry.value).filter(([name]) => names.includes(name))
  return told({ properties: Object.fromEntries(asked) })
}

/** Answers what a program asks before it writes. Rule: docs/rules/micropub.md, "Queries". */
export async function answerQuery(
  context: EndpointContext,
  token: HeldToken,
  mediaEndpoint: string,
): Promise<Response> {
  const { searchParams } = context.url
  switch (searchParams.get('q')) {
    case 'config':
      return told({
        'media-endpoint': mediaEndpoint,
        // Stories go nowhere else from here.
        'syndicate-to': [],
        'post-types': [{ type: 'article', name: wording.story, h: 'entry' }],
        q: QUERIES,
      })
    case 'syndicate-to':
      return told({ 'syndicate-to': [] })
    case 'category':
      return told({ categories: await topicsToOffer(context.reader.db, searchParams.get('filter') ?? '') })
    case 'source':
      if (!token.scopes.has('READ')) return lacksScope('update', 'READ')
      token.did('READ')
      return source(context)
    default:
      return micropubError('invalid_request', wording.query)
  }
}
