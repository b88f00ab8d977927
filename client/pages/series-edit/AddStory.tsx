import { useEffect, useRef, useState } from 'react'
import { listedTitle } from '../../../schema/story/listed-title'
import { yourSeriesWording } from '../../../schema/wording/your-series'
import { PostFacts } from '../../features/post/PostMeta'
import { SequenceCandidates } from '../../features/sequence/sequence-candidates.generated'
import type { SequenceStoryFragment } from '../../features/sequence/sequence-story.generated'
import { useApp } from '../../lib/app'
import { Badge } from '../../ui/Badge'
import { Field } from '../../ui/form/Field'
import { IconButton } from '../../ui/IconButton'
import type { Part } from './use-parts'

const wording = yourSeriesWording.search

/** How long somebody has to stop typing before their stories are searched, in milliseconds. */
const PAUSE = 200

interface Props {
  slugId: string
  parts: readonly Part[]
  /** Shown before a search. */
  candidates: readonly SequenceStoryFragment[]
  onAdd: (part: Part) => void
}

/** The stories that a search finds. It is done again when the series has more parts or fewer. */
function useMatches({ slugId, parts, candidates }: Props, search: string) {
  const { execute } = useApp()
  const [matches, setMatches] = useState(candidates)
  const asked = useRef({ search, count: parts.length })
  const { length: count } = parts
  useEffect(() => {
    if (asked.current.search === search && asked.current.count === count) return
    asked.current = { search, count }
    let isOver = false
    const ask = () =>
      execute(SequenceCandidates, { slugId, search }).then(
        ({ viewer }) => {
          if (!isOver) setMatches(viewer?.sequence?.candidates ?? [])
        },
        // What was found before stays; typing on asks again.
        () => {},
      )
    const timer = setTimeout(ask, PAUSE)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [execute, slugId, search, count])
  return matches
}

/** Searches the writer's stories, and adds them to the series. */
export function AddStory(props: Props) {
  const { parts, onAdd } = props
  const [search, setSearch] = useState('')
  const matches = useMatches(props, search)
  const there = new Set(parts.map(({ postId }) => postId))
  const stories = matches.filter(({ postId }) => !there.has(postId))
  const nothing = search === '' ? (parts.length === 0 ? wording.yet : wording.all) : wording.none
  return (
    <search className="mt-8 block">
      <Field
        type="search"
        label={wording.label}
        hint={wording.hint}
        autoComplete="off"
        onChange={({ currentTarget }) => setSearch(currentTarget.value.trim())}
      />
      <p role="status" className="mt-3 text-14 text-ink-soft empty:hidden">
        {stories.length === 0 && nothing}
      </p>
      <ul className="mt-2">
        {stories.map((story) => (
          <li key={story.postId} className="flex items-center gap-3 border-b border-line py-2">
            <div className="min-w-0 flex-1">
              <p dir="auto" className="font-serif text-16 font-semibold">
                {listedTitle(story.title)}
              </p>
              {story.isListed ? (
                <PostFacts post={{ ...story, isLocked: false }} of={story.by} />
              ) : (
                <Badge>{yourSeriesWording.parts.draft}</Badge>
              )}
            </div>
            <IconButton
              icon="plus"
              label={wording.add(listedTitle(story.title))}
              onClick={() => onAdd({ __typename: 'OwnSequencePart', postId: story.postId, story })}
            />
          </li>
        ))}
      </ul>
    </search>
  )
}
