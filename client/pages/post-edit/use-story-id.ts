import { useState } from 'react'
import { newId } from '../../../schema/rules/new-id'
import type { Place } from '../../lib/places'
import { usePlace } from '../../lib/use-page'

interface Written {
  place: Place
  /** The id in the address; a story that is begun has none there. */
  given: string | undefined
  id: string
  /** Whether the begun story has got its own address meanwhile, which the router doesn't know of. */
  hasAddress: boolean
}

const givenBy = ({ shown }: Place): string | undefined =>
  shown?.routeName === 'EditPost' ? shown.params.postId : undefined

/**
 * The story of the next place. A begun story stays the same while its address becomes its own; asking for a new story
 * again after that begins another one.
 */
function nextWritten(before: Written, place: Place): Written {
  const given = givenBy(place)
  const isSameNew = given === undefined && before.given === undefined && !before.hasAddress
  const id = given ?? (isSameNew ? before.id : newId())
  return { place, given, id, hasAddress: given !== undefined }
}

/** Which story the page writes, and whether it is begun here. */
export function useStoryId() {
  const place = usePlace()
  const [written, setWritten] = useState((): Written => {
    const given = givenBy(place)
    return { place, given, id: given ?? newId(), hasAddress: given !== undefined }
  })
  let current = written
  if (written.place !== place) {
    current = nextWritten(written, place)
    setWritten(current)
  }
  return {
    id: current.id,
    isNew: current.given === undefined,
    /** The begun story exists, and has its own address. */
    addressed: () => setWritten((now) => ({ ...now, hasAddress: true })),
    /** Goes on with a story that only this browser has. */
    continueWith: (id: string) => setWritten((now) => ({ ...now, id, hasAddress: false })),
  }
}
