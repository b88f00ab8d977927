/** Texts about stories, wherever they are listed. */
export const postWording = {
  minutes: (n: number) => `${n} min read`,
  /** Where a story was published, after its writer’s name: ‘in Tidewater’. */
  inPublication: <Link>(publication: Link) => ['in ', publication],
} as const
