import { useRef, useState } from 'react'
import type { Outcome } from '../../settings/use-change'
import { mergeValues, type Values } from './merge-values'

/** How often somebody else may be faster before it is given up. */
const MOST_TRIES = 3

/** Values, and the revision at which they were saved. */
export interface Saved<Form extends Values> {
  values: Form
  revision: number
}

/** The conflicts to decide before something can be saved. */
export interface Question<Form extends Values> {
  /** Everything joined; where both have changed the same field, ours. */
  merged: Form
  conflicts: readonly (keyof Form & string)[]
  theirs: Saved<Form>
}

interface Options<Form extends Values, Thing> {
  /** What the form begins with; later ones are ignored. */
  first: Thing
  savedOf: (thing: Thing) => Saved<Form>
  /** The saved state; nothing if it can't be loaded, or mustn't be overwritten. */
  newest: () => Promise<Thing | undefined>
  attempt: (values: Form, revision: number) => Promise<Outcome<Thing>>
  /** @param isJoined whether it has values that weren't in the form */
  onSaved: (thing: Thing, isJoined: boolean) => void | Promise<void>
}

/**
 * Saves a form that others may save too: what they have changed meanwhile is joined, and asked about where both have
 * changed the same field. Rule: docs/rules/publications.md, "Two people at once".
 */
export function useJoinedSave<Form extends Values, Thing>(options: Options<Form, Thing>) {
  const { first, savedOf, newest, attempt, onSaved } = options
  const base = useRef<Saved<Form>>(null)
  base.current ??= savedOf(first)
  const [question, setQuestion] = useState<Question<Form>>()
  const send = async (ours: Form, from: Saved<Form>, isDecided: boolean): Promise<boolean> => {
    setQuestion(undefined)
    let [values, before] = [ours, from]
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const outcome = await attempt(values, before.revision)
      if ('done' in outcome) {
        base.current = savedOf(outcome.done)
        await onSaved(outcome.done, isDecided || values !== ours)
        return true
      }
      const thing = outcome.refusal.code === 'CONFLICT' ? await newest().catch(() => undefined) : undefined
      if (!thing) return false
      const theirs = savedOf(thing)
      const { merged, conflicts } = mergeValues(before.values, values, theirs.values)
      if (conflicts.length > 0) {
        setQuestion({ merged, conflicts, theirs })
        return false
      }
      values = merged
      before = theirs
    }
    return false
  }
  return {
    save: (ours: Form) => send(ours, base.current ?? savedOf(first), false),
    question,
    decide: (decided: Form) => question && send(decided, question.theirs, true),
    putOff: () => setQuestion(undefined),
  }
}
