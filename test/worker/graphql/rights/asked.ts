import type { Actor } from '../../../../worker/services/policies/actor'
import { POLICIES } from '../../../../worker/services/policies/can'

type Rule = (actor: Actor, thing: object) => boolean

let asked: string[] = []
let depth = 0

/** What a thing is known by: the id of the first row in it. */
const subject = (thing: object): string =>
  Object.values(thing).flatMap((row: { id?: string } | string | null) =>
    typeof row === 'object' && row?.id ? [row.id] : [],
  )[0] ?? ''

/** Records each question about a signed-in person; one that a rule hands on to another is the same question. */
const recorded =
  (question: string, rule: Rule): Rule =>
  (actor, thing) => {
    if (depth === 0 && actor) asked.push(`${question} ${subject(thing)}`)
    depth++
    try {
      return rule(actor, thing)
    } finally {
      depth--
    }
  }

for (const [entity, policy] of Object.entries(POLICIES))
  for (const [action, rule] of Object.entries(policy))
    Object.assign(policy, { [action]: recorded(`${entity}.${action}`, rule as Rule) })

/** How often policies were asked what during a piece of work, by the question and the thing's id. */
export async function countAsked(work: () => Promise<unknown>): Promise<Map<string, number>> {
  asked = []
  await work()
  return new Map(
    Object.entries(Object.groupBy(asked, (question) => question)).map(([question, all]) => [
      question,
      all?.length ?? 0,
    ]),
  )
}
