import { postEditWording } from '../../../../schema/wording/post-edit'
import { Skeleton } from '../../../ui/Skeleton'

/** Stands for what isn't loaded yet: the text, and the lines above it unless they are there. */
export function Waiting({ hasHead }: { hasHead: boolean }) {
  return (
    <div>
      <p role="status" className="sr-only">
        {postEditWording.loading}
      </p>
      {!hasHead && (
        <>
          <Skeleton className="h-12 w-2/3" />
          <Skeleton className="mt-4 mb-6 h-7 w-1/2" />
        </>
      )}
      <Skeleton className="mt-2 h-4 w-full" />
      <Skeleton className="mt-4 h-4 w-5/6" />
    </div>
  )
}
