import { seriesWording as wording } from '../../../../schema/wording/series'
import { NextPage } from '../../post/NextPage'
import { SequenceCard } from '../SequenceCard'
import type { SequenceHeadFragment } from '../sequence-head.generated'

interface Props {
  sequences: readonly SequenceHeadFragment[]
  next: { to: string } | null
}

/** The series that a person has published. */
export const PersonSeries = ({ sequences, next }: Props) => (
  <>
    {sequences.map((series) => (
      <SequenceCard key={series.id} series={series} isOwners />
    ))}
    <NextPage next={next} text={wording.olderSeries} />
  </>
)
