import type { Ref } from 'react'
import type { StoryBody } from '../../../schema/story/paragraph'
import { publicationSettingsWording } from '../../../schema/wording/publication-settings'
import { textField } from '../../features/editor/text/lazy'
import type { TextHandle } from '../../features/editor/text/TextField'
import { useLazy } from '../../ui/lazy'
import { Skeleton } from '../../ui/Skeleton'

interface Props {
  body: StoryBody
  label: string
  hint: string
  ref: Ref<TextHandle>
}

/** The editor of a text, once it is loaded. */
export function PageText(props: Props) {
  const TextField = useLazy(textField)
  if (TextField) return <TextField {...props} />
  return (
    <div className="rounded-input border border-line p-4">
      <p role="status" className="sr-only">
        {publicationSettingsWording.about.loading}
      </p>
      <Skeleton className="h-4 w-full" />
      <Skeleton className="mt-4 h-4 w-5/6" />
      <Skeleton className="mt-4 h-4 w-2/3" />
    </div>
  )
}
