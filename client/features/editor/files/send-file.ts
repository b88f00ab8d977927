import type { Node } from 'prosemirror-model'
import { fileKindOf, filePath } from '../../../../schema/rules/files'
import { fileBlockWording } from '../../../../schema/wording/file-block'
import { storySchema } from '../model/schema'
import { filmFacts } from './film-facts'
import { type FileOptions, type UploadedFile, uploadFile } from './upload-file'

const { MIXTAPE_EMBED } = storySchema.nodes

/** The name of a file without its ending. */
const titleOf = (name: string): string => name.replace(/\.[^.]{1,5}$/, '') || name

/** The ending of a file's name in capitals; nothing if it has none. */
const endingOf = (name: string): string => /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toUpperCase() ?? ''

/** A stored file as a card: with a player if browsers play it. */
async function cardOf({ fileId, type, name, bytes }: UploadedFile): Promise<Node> {
  const kind = fileKindOf(type)
  const file = { type, bytes }
  const href = filePath(fileId)
  const site = fileBlockWording.facts(endingOf(name), bytes)
  if (kind === 'audio')
    return MIXTAPE_EMBED.create({ href, title: titleOf(name), site, file, player: { kind } })
  if (kind === 'video') {
    const { imageId = null, ...size } = await filmFacts(href)
    return MIXTAPE_EMBED.create({
      href,
      title: titleOf(name),
      site,
      file,
      imageId,
      player: { kind, ...size },
    })
  }
  return MIXTAPE_EMBED.create({ href, title: name, site, file })
}

/** Stores a file; returns the paragraph that shows it, or why it wasn't stored. */
export async function sendFile(
  file: File,
  options: FileOptions,
): Promise<{ node: Node } | { message: string }> {
  const outcome = await uploadFile(file, options)
  return 'message' in outcome ? outcome : { node: await cardOf(outcome) }
}
