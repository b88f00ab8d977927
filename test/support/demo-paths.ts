import type { StoryPaths } from '../../worker/commands/demo/markdown'
import type { DemoStory } from '../../worker/commands/demo/read-part'

/** Addresses for what the demo's stories link to: each other, and the files that are stored when it is seeded. */
export const demoPaths = (stories: readonly Pick<DemoStory, 'key'>[]): StoryPaths =>
  new Map(
    [...stories.map(({ key }) => key), 'pluck.py', 'pluck.wav'].map((key) => [key, { path: `/x/${key}` }]),
  )
