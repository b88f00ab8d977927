import { type RefObject, useEffect, useRef, useState } from 'react'
import { linkTo } from '../../../schema/routes/links'
import { publicationFormWording } from '../../../schema/wording/collection-form'
import { useApp } from '../../lib/app'
import { usePage } from '../../lib/use-page'
import { Field } from '../../ui/form/Field'
import { PublicationSlug } from './publication-slug.generated'

const wording = publicationFormWording

/** How long somebody has to stop typing before the worker is asked, in milliseconds. */
const PAUSE = 300

/** Whether a publication can have what is typed: nothing while that isn't known. */
function useAnswer(slug: string, current: string, collectionId: string | undefined) {
  const { execute } = useApp()
  const [answer, setAnswer] = useState<{ slug: string; error?: string }>()
  useEffect(() => {
    if (slug === '' || slug === current) return
    let isOver = false
    const ask = () =>
      execute(PublicationSlug, { slug, collectionId: collectionId ?? null }).then(
        ({ publicationSlug: result }) => {
          if (isOver) return
          setAnswer(result.__typename === 'FreePublicationSlug' ? { slug } : { slug, error: result.message })
        },
        // Saving says it too.
        () => {},
      )
    const timer = setTimeout(ask, PAUSE)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [execute, slug, current, collectionId])
  return answer?.slug === slug && slug !== current ? answer : undefined
}

interface Props {
  /** The slug that the publication has; empty for a new one. */
  current: string
  /** What the name suggests, until somebody types a slug. */
  suggested?: string
  /** Absent for a new one. */
  collectionId?: string
}

/** Fills the field with what is suggested until somebody types into it. */
function useSuggestion(input: RefObject<HTMLInputElement | null>, suggested: string | undefined) {
  const isTyped = useRef(false)
  useEffect(() => {
    if (suggested === undefined || isTyped.current || !input.current) return
    input.current.value = suggested
  }, [input, suggested])
  return isTyped
}

/** The address of a publication. While it is typed, the field says whether it can be had. */
export function SlugField({ current, suggested, collectionId }: Props) {
  const { host } = new URL(usePage().state.config.mainOrigin)
  const input = useRef<HTMLInputElement>(null)
  const isTyped = useSuggestion(input, suggested)
  const [typed, setTyped] = useState(current)
  const slug = (isTyped.current ? typed : (suggested ?? typed)).trim().toLowerCase()
  const answer = useAnswer(slug, current, collectionId)
  return (
    <div>
      <Field
        ref={input}
        name="slug"
        label={wording.slug}
        hint={current === '' ? wording.slugHint : wording.slugChangeHint}
        defaultValue={current}
        error={answer?.error}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ currentTarget }) => {
          isTyped.current = true
          setTyped(currentTarget.value)
        }}
      />
      <p role="status" className="mt-2 text-14 text-ink-soft wrap-anywhere">
        <span translate="no">{host}</span>
        {linkTo('ShowCollection', { collectionSlug: slug || '…' }).replaceAll('%E2%80%A6', '…')}
        {answer && !answer.error && <span className="text-success"> {wording.slugFree}</span>}
      </p>
    </div>
  )
}
