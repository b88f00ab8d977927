import { useState } from 'react'
import type { LetterAudience } from '../../../../schema/graphql/types.generated'
import { useAnswer } from '../../../lib/use-answer'
import { timeInField } from '../../editor/publish/local-time'
import { AudienceParts } from './audience-parts.generated'
import { AudienceSince } from './audience-since.generated'

/** How many a newsletter's letters go to, and how many of them are members. */
export interface AudienceCounts {
  all: number
  members: number
}

/** What somebody has chosen: the part, and for one that needs it a tag or a day, as its fields hold them. */
interface Choice {
  audience: LetterAudience
  tag: string
  day: string
}

/** What the other parts are, once that is known. Whoever can't be told of them has the other ones. */
const useParts = (newsletterId: string) =>
  useAnswer(AudienceParts, { newsletterId }, { asks: true, isForgotten: true }).data?.newsletter

/** How many have subscribed since a time, once that is known. */
function useSizeSince(newsletterId: string, since: number | undefined): number | undefined {
  const { data } = useAnswer(
    AudienceSince,
    { newsletterId, since: since ?? 0 },
    { asks: since !== undefined, isForgotten: true },
  )
  return data && (data.newsletter?.audienceSize ?? 0)
}

/** The part of a newsletter's subscribers that a letter goes to. Rule: docs/rules/newsletters.md, "The part that gets it". */
export function useAudience(newsletterId: string, { all, members }: AudienceCounts) {
  const [choice, setChoice] = useState<Choice>({ audience: 'ALL', tag: '', day: '' })
  const parts = useParts(newsletterId)
  const { audience, tag, day } = choice
  const since = audience === 'SINCE' ? timeInField(`${day}T00:00`) : undefined
  const sinceSize = useSizeSince(newsletterId, since)
  const tags = parts?.audienceTags ?? []
  const active = parts?.active ?? undefined
  const sizes: Readonly<Record<LetterAudience, number | undefined>> = {
    ALL: all,
    MEMBERS: members,
    NOT_MEMBERS: all - members,
    TAG: tags.find((one) => one.tag === tag)?.count,
    SINCE: sinceSize,
    ACTIVE: active,
    QUIET: active === undefined ? undefined : all - active,
  }
  return {
    choice,
    choose: (part: Partial<Choice>) => setChoice((before) => ({ ...before, ...part })),
    tags,
    sizes,
    /** How many the letter goes to; nothing as long as that isn't known. */
    size: sizes[audience],
    /** What the mutation takes. */
    input: {
      audience,
      audienceTag: audience === 'TAG' ? tag || null : null,
      audienceSince: since ?? null,
    },
  }
}
