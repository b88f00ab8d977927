import * as v from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { oneOf, opaque } from '../../../schema/inputs/text'
import { FLAG_DEFAULTS, type FlagName } from '../../../schema/rules/flags'
import { operatingMessages } from '../../../schema/wording/operating-messages'
import { setFlag, unsetFlag } from '../../data/operating/site-flags'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { listSiteFlags, type SiteFlag } from './list-site-flags'
import { logOf, operatorAct } from './operator-act'
import { publishSiteFlags } from './publish-site-flags'

/** The most characters of a value. */
const LONGEST = 200

/** What somebody types, as a value of the flag's type; nothing if it isn't one. */
function typedValue(name: FlagName, typed: string): boolean | number | string | undefined {
  const kind = typeof (FLAG_DEFAULTS[name] as unknown)
  if (kind === 'string') return typed
  const text = typed.trim()
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : undefined
  const number = text === '' ? Number.NaN : Number(text)
  return Number.isFinite(number) ? number : undefined
}

/**
 * Sets a flag for the whole site, or takes that back, so that the configuration decides again. Readers have it within two
 * minutes. Setting what is set does nothing. Rule: docs/rules/viewer.md, "Flags".
 */
export const setSiteFlag = operatorAct(
  v.object({
    name: oneOf(Object.keys(FLAG_DEFAULTS) as FlagName[], operatingMessages.noFlag),
    value: v.nullish(
      v.pipe(
        opaque(LONGEST, operatingMessages.noValue),
        v.description('`true` or `false` for most; without one, the configuration decides again.'),
      ),
    ),
    reason,
  }),
  async (
    parts: Needs<'db' | 'clock' | 'configuredFlags' | 'siteFlags'>,
    by,
    { name, value: typed, reason: why },
  ): Promise<Result<SiteFlag, Failure<'BAD_REQUEST' | 'NOT_FOUND'>>> => {
    const { db, clock } = parts
    const value = typed == null ? null : typedValue(name, typed)
    if (value === undefined) return fail('BAD_REQUEST', operatingMessages.noValue, 'value')
    const read = async () => (await listSiteFlags(parts)).find(({ id }) => id === name)
    const before = await read()
    if (!before) return fail('NOT_FOUND', operatingMessages.noFlag, 'name')
    const isSet = before.source === 'SITE'
    if (value === null ? !isSet : isSet && before.value === String(value)) return ok(before)
    const now = clock.now()
    await db.write([
      value === null
        ? unsetFlag(name)
        : setFlag({ name, value: JSON.stringify(value), setAt: now, reason: why }),
      ...logOf(by, {
        at: now,
        action: 'SET_FLAG',
        subjectKind: 'FLAG',
        subjectId: name,
        reason: why,
        detail: JSON.stringify({
          from: isSet ? before.value : null,
          to: value === null ? null : String(value),
        }),
      }),
    ])
    try {
      await publishSiteFlags(parts)
    } catch (error) {
      // The cron publishes it.
      console.error(JSON.stringify({ event: 'site-flags-unpublished', error: String(error) }))
    }
    return ok((await read()) ?? before)
  },
)
