import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { applyDeltas } from '../../schema/story/apply-deltas'
import { EMPTY_DRAFT } from '../../schema/story/draft'
import { type AnySchema, inputOf } from '../../worker/commands/codegen/input-limits'
import { readSources } from '../../worker/commands/codegen/sources'

/** Turns the direction of what follows; ends a text in many a program. Rule: docs/rules/language.md, "Typed text". */
const STEERING = ['\u202e', '\u0000']

/** Each text in an input, by its position. */
function textsIn(schema: AnySchema, place: string): (readonly [place: string, schema: AnySchema])[] {
  if (schema.wrapped) return textsIn(schema.wrapped, place)
  if (schema.item) return textsIn(schema.item, place)
  if (schema.entries) {
    return Object.entries(schema.entries).flatMap(([name, entry]) => textsIn(entry, `${place}.${name}`))
  }
  return schema.type === 'string' ? [[place, schema]] : []
}

/** Fields that are compared or looked up, and never shown as they were sent. */
const REFERENCES =
  /(?:\.id|Ids?|\.key|Key|[tT]oken|[sS]lugs?|captchaValue|[pP]assword|redirect|\.username|\.coupon)$/

/** Other texts that stay as they are, and why. */
const UNCHANGED: Readonly<Record<string, string>> = {
  'setPublicationNavigation.items.value': 'an address, an id or a slug, judged by its destination',
  'savePublicationPage.tag': 'a topic is looked up by it',
  'setPublicationDesign.styleSheet': 'parsed, and generated from what is allowed',
  'setFeaturedStories.before': 'ids of stories',
  'setCustomDomain.domain': 'judged as a host name',
  'banDomain.domain': 'judged as a host name',
  'setSiteFlag.value': 'read as the flag’s type',
  'allowDomain.domain': 'judged as a host name',
  'importSubscribers.text': 'a file, each value of which is cleaned as it is read',
  'subscribeToNewsletter.via': 'a subscriber’s link is looked up by it',
  'recommendNewsletter.address': 'a newsletter is looked up by it',
  'redeemGift.code': 'a gift is looked up by it',
  'addPostNote.paragraph': 'the name of a paragraph',
  'addPostNote.passage': 'words of the story, which must be found there',
  'createQuote.paragraphName': 'the name of a paragraph',
  'createQuote.endParagraphName': 'the same',
  'createQuote.words': 'words of the story, which must be found there',
  'connectMastodonStart.instance': 'judged as a host name',
  'connectMastodonFinish.instance': 'judged as a host name',
  'connectMastodonFinish.state': 'compared with what the visit began with',
  'connectMastodonFinish.code': 'handed to the server that made it',
  'connectMastodonFinish.error': 'compared with the errors of OAuth',
  'updateViewerPreferences.preferences.name': 'one of the preferences',
  'updateViewerPreferences.preferences.stringValue': 'only their owner has it, and no page shows it',
  'updateViewerPreferences.preferences.stringSetValue': 'only their owner has it, and no page shows it',
  'updateViewerPreferences.preferences.enumValue': 'one of the preference’s words',
}

const mutations = Object.values(readSources().schema.getMutationType()?.getFields() ?? {})
const texts = (
  await Promise.all(
    mutations
      .filter(({ args }) => args.length > 0)
      .map(async ({ name }) => textsIn(await inputOf(name), name)),
  )
).flat()

/** What a schema makes of a text, if it doesn't refuse it. */
const storedAs = (schema: AnySchema, text: string): string => {
  const parsed = v.safeParse(schema, text)
  return parsed.success ? String(parsed.output) : ''
}

describe('a text that a mutation takes', () => {
  const shown = texts.filter(([place]) => !REFERENCES.test(place) && !(place in UNCHANGED))

  test.each(shown)('%s is refused or stored without what steers the text around it', (_place, schema) => {
    for (const sign of STEERING) {
      expect(storedAs(schema, `Low${sign}water`)).not.toContain(sign)
      expect(storedAs(schema, `Low${sign}`)).not.toContain(sign)
    }
  })

  test('is one of many, and each exception exists', () => {
    expect(shown.length).toBeGreaterThan(50)
    expect(Object.keys(UNCHANGED).filter((place) => !texts.some(([known]) => known === place))).toEqual([])
  })
})

test.each(['title', 'subtitle'] as const)('the %s of a draft is cleaned as it is typed', (type) => {
  const text = STEERING.map((sign) => `Low${sign} `).join('')
  const applied = applyDeltas(EMPTY_DRAFT, [{ type, text }])
  expect(applied).toMatchObject({ ok: true, document: { [type]: 'Low Low ' } })
})
