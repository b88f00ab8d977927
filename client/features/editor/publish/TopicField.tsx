import { useEffect, useRef, useState } from 'react'
import { MAX_TAGS } from '../../../../schema/rules/limits'
import { publishWording } from '../../../../schema/wording/publish'
import { useApp } from '../../../lib/app'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/form/Field'
import { SuggestedTopics } from './suggested-topics.generated'
import { newTopics, topicsIn, typedTopic, withTopic } from './topics'

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

/** The topics of a story, with those that exist suggested. */
export function TopicField({ tags, title, hint = wording.tagsHint }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(tags.join(', '))
  const typed = typedTopic(text)
  const topics = useTopics(typed || title)
  const isFull = topicsIn(text).length >= MAX_TAGS && typed === ''
  const suggested = isFull ? [] : newTopics(text, topics)
  const choose = (name: string) => {
    setText(withTopic(text, name))
    field.current?.focus()
  }
  return (
    <div>
      <Field
        ref={field}
        label={wording.tags}
        hint={hint}
        name="tags"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        autoComplete="off"
        data-autofocus=""
      />
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
