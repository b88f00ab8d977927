import { readTimeOf } from '../rules/reading-time'

/** Texts about stories, wherever they are listed. */
export const postWording = {
  /** `1 hr 5 min read`, `5 min read`, `40 sec read`. */
  readTime: (length: number) => {
    const { hours, minutes, seconds } = readTimeOf(length)
    const parts = [hours && `${hours} hr`, minutes && `${minutes} min`, seconds && `${seconds} sec`]
    return `${parts.filter(Boolean).join(' ')} read`
  },
  /** Where a story was published, after its writer’s name: ‘in Tidewater’. */
  inPublication: <Link>(publication: Link) => ['in ', publication],
  /** Who else wrote a story, where its writer is named already. */
  withCoAuthors: <Links>(links: Links) => ['With ', links],
} as const
