import { LONGEST_CHECKED_LINK, MOST_CHECKED_LINKS } from '../../../schema/rules/link-checks'
import { openOutside } from '../../platform/outside'
import { requireWriter } from '../../services/draft/require-writer'
import { checkLinks, StoryLinks } from '../../services/links/check-links'
import type { Endpoint } from '../endpoint'
import { failureResponse, inputResponse } from '../failure-response'
import { readInput } from '../read-input'

const USAGE = {
  most: 2 * MOST_CHECKED_LINKS * LONGEST_CHECKED_LINK,
  usage: 'Send {"urls": ["https://…"]} as JSON.',
  isTyped: true,
}

/** POST `/_/check-links` with `{urls}`: which of them lead nowhere. Rule: docs/rules/writing.md, "Dead links". */
export const checkStoryLinks: Endpoint = async ({ request, env, parts }) => {
  const writer = await requireWriter(parts)
  if (!writer.ok) return failureResponse(writer.failure)
  const input = await readInput(request, StoryLinks, USAGE)
  if (!input.ok) return inputResponse(input.failure)
  const checked = await checkLinks({ ...parts, outside: openOutside(env) }, input.value)
  return checked.ok
    ? Response.json(checked.value, { headers: { 'cache-control': 'no-store' } })
    : failureResponse(checked.failure)
}
