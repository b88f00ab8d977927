import { useState } from 'react'
import { check, object, pipe, string } from 'valibot'
import { goalWording as wording } from '../../../../schema/wording/goal'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/form/Field'
import { Form } from '../../../ui/form/Form'
import { SubmitButton } from '../../../ui/form/SubmitButton'
import { ProgressBar } from '../../../ui/ProgressBar'
import { keepGoal, MOST_WORDS, readGoal } from './goal'

const numberOf = (typed: string): number => Number(typed.replaceAll(/[\s,.’']/g, ''))

const schema = object({
  goal: pipe(
    string(),
    check((typed) => {
      const goal = numberOf(typed)
      return Number.isInteger(goal) && goal >= 0 && goal <= MOST_WORDS
    }, wording.wrong),
  ),
})

/** The words of a story against the goal that its writer has set. Rule: docs/rules/editor.md, "Length". */
export function WordGoal({ postId, words }: { postId: string; words: number }) {
  const [goal, setGoal] = useState(() => readGoal(postId))
  const [isAsking, setAsking] = useState(false)
  if (isAsking)
    return (
      <Form
        schema={schema}
        className="flex flex-wrap items-end gap-2"
        onSubmit={async ({ goal: typed }) => {
          const next = numberOf(typed) || undefined
          keepGoal(postId, next)
          setGoal(next)
          setAsking(false)
          return true
        }}
      >
        <Field
          name="goal"
          label={wording.label}
          hint={wording.hint}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={goal === undefined ? '' : String(goal)}
          autoFocus
        />
        <SubmitButton size="small">{wording.set}</SubmitButton>
        <Button size="small" look="plain" onClick={() => setAsking(false)}>
          {wording.cancel}
        </Button>
      </Form>
    )
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      {goal !== undefined && (
        <div className="w-48">
          <ProgressBar label={wording.of(words, goal)} value={words / goal} />
        </div>
      )}
      <Button look="text" size="small" onClick={() => setAsking(true)}>
        {goal === undefined ? wording.open : wording.change}
      </Button>
    </div>
  )
}
