import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { MAX_TAGS } from '../../../../schema/rules/limits'
import { publishWording } from '../../../../schema/wording/publish'
import { useApp } from '../../../lib/app'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/form/Field'
import { useForm } from '../../../ui/form/form-context'
import { HiddenField } from '../../../ui/form/HiddenField'
import { Icon } from '../../../ui/Icon'
import { SuggestedTopics } from './suggested-topics.generated'
import { newTopics, topicsIn } from './topics'

const wording = publishWording.fields

/** How long typing has to pause before topics are looked up, in milliseconds. */
const PAUSE = 200

/** The topics that a text sounds like; none while they can't be looked up, since any topic can be typed. */
function useTopics(query: string): readonly string[] {
  const { execute } = useApp()
  const [topics, setTopics] = useState<readonly string[]>([])
  useEffect(() => {
    if (query === '') return setTopics([])
    let isLatest = true
    const timer = setTimeout(() => {
      execute(SuggestedTopics, { query }).then(
        ({ search }) => isLatest && setTopics(search.tags.hits.map(({ tag }) => tag.displayTitle)),
        () => isLatest && setTopics([]),
      )
    }, PAUSE)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [execute, query])
  return topics
}

interface Props {
  tags: readonly string[]
  /** The story's, by which topics are suggested before anything is typed. */
  title: string
  hint?: string
}

/** The topics of a story, each a word that a press takes away, with those that exist suggested. */
export function TopicField({ tags, title, hint = wording.tagsHint }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const { errors } = useForm()
  const [chosen, setChosen] = useState(tags)
  const [typed, setTyped] = useState('')
  const topics = useTopics(typed.trim() || title)
  const suggested = chosen.length >= MAX_TAGS ? [] : newTopics(chosen, topics)
  /** What follows the last comma stays in the field. */
  const type = (text: string) => {
    const last = text.lastIndexOf(',')
    if (last >= 0) setChosen([...chosen, ...newTopics(chosen, topicsIn(text.slice(0, last)))])
    setTyped(text.slice(last + 1).trimStart())
  }
  const choose = (name: string) => {
    setChosen([...chosen, name])
    setTyped('')
    field.current?.focus()
  }
  const remove = (name: string) => {
    setChosen(chosen.filter((one) => one !== name))
    field.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault()
      type(`${typed},`)
    }
    if (event.key === 'Backspace' && typed === '') setChosen(chosen.slice(0, -1))
  }
  return (
    <div>
      <HiddenField name="tags" value={[...chosen, ...topicsIn(typed)].join(', ')} />
      <Field
        ref={field}
        label={wording.tags}
        hint={hint}
        error={errors.tags}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={press}
        autoComplete="off"
        data-autofocus=""
      />
      {chosen.length > 0 && (
        <ul aria-label={wording.chosenTags} className="mt-3 flex flex-wrap gap-2">
          {chosen.map((name) => (
            <li key={name}>
              <Button
                size="small"
                className="bg-accent-wash"
                aria-label={wording.removeTag(name)}
                onClick={() => remove(name)}
              >
                {name}
                <Icon name="close" size={14} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {suggested.length > 0 && (
        <ul aria-label={wording.suggestedTags} className="mt-2 flex flex-wrap gap-2">
          {suggested.map((name) => (
            <li key={name}>
              <Button size="small" onClick={() => choose(name)}>
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
