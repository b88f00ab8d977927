import { extname } from 'node:path'
import { filePath } from '../../../schema/rules/files'
import { fileBlockWording } from '../../../schema/wording/file-block'
import { openFiles } from '../../platform/files/open-files'
import { keepFile } from '../../services/media/keep-file'
import type { Demo, DemoFile } from './demo'
import { demoId } from './ids'
import { pluckedChord } from './plucked-string'

/** The story whose program is a file, and so is what it plays. */
const STORY = 'a-plucked-string-in-twenty-lines'

/** Stores the files that stories of the demo link to. @returns them by the name that the stories use. */
export async function storeFiles(
  bucket: R2Bucket,
  { db, parts, now }: Pick<Demo, 'db' | 'parts' | 'now'>,
): Promise<Map<string, DemoFile>> {
  const story = parts.flatMap((part) => part.stories).find(({ key }) => key === STORY)
  if (!story) return new Map()
  const [, program = ''] = /```python\n(.*?)```/s.exec(story.markdown) ?? []
  const contents = [
    ['pluck.py', new TextEncoder().encode(program)],
    ['pluck.wav', pluckedChord()],
  ] as const
  const stored = new Map<string, DemoFile>()
  for (const [name, bytes] of contents) {
    const file = await keepFile(
      { db, files: openFiles({ MEDIA: bucket }), clock: { now: () => now } },
      {
        name,
        ownerId: demoId('user', story.author),
        give: async (take) => {
          await take(bytes)
          return true
        },
      },
    )
    if (!file) throw new Error(`${name} can't be stored`)
    const { fileId, ...facts } = file
    const ending = extname(name).slice(1).toUpperCase()
    stored.set(name, { path: filePath(fileId), facts: fileBlockWording.facts(ending, facts.bytes), ...facts })
  }
  return stored
}
