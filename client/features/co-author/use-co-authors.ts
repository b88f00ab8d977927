import { useCallback, useEffect, useState } from 'react'
import { changeWording } from '../../../schema/wording/changes'
import { useApp } from '../../lib/app'
import { localRefusal, type Refusal } from '../settings/use-change'
import { CoAuthors } from './co-authors.generated'
import type { CoAuthorsFieldsFragment } from './co-authors-fields.generated'

/** Who writes a story, asked for when the dialog opens. */
export function useCoAuthors(postId: string) {
  const { execute } = useApp()
  const [coAuthors, setCoAuthors] = useState<CoAuthorsFieldsFragment>()
  const [problem, setProblem] = useState<Refusal>()
  const ask = useCallback(async () => {
    const answer = await execute(CoAuthors, { postId }).catch(() => undefined)
    const result = answer?.coAuthors
    if (result?.__typename === 'CoAuthors') setCoAuthors(result)
    else setProblem(localRefusal(result?.message ?? changeWording.failed))
  }, [execute, postId])
  useEffect(() => void ask(), [ask])
  return { coAuthors, setCoAuthors, problem }
}
