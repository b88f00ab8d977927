import { fileIdOf } from '../rules/files'
import { MAX_TRACK_LABEL, MAX_TRACKS } from '../rules/limits'
import { safeWebAddress } from '../rules/links'
import { storyProblems } from '../wording/story-problems'
import { isAddress, isSize } from './check-values'
import type { LinkCardParagraph } from './paragraph'
import type { PlayerTrack } from './player'

export const TRACK_KINDS = ['subtitles', 'captions', 'descriptions', 'chapters'] as const

const isLabel = (value: unknown): boolean => typeof value === 'string' && value.length <= MAX_TRACK_LABEL

/** An address on the web, or the path of a file of ours. */
const safeSource = (address: string): string | undefined =>
  fileIdOf(address) === undefined ? safeWebAddress(address) : address

const isTrack = (track: PlayerTrack | null): boolean =>
  typeof track === 'object' &&
  track !== null &&
  isAddress(track.src, safeSource) &&
  TRACK_KINDS.includes(track.kind) &&
  isLabel(track.language) &&
  isLabel(track.label)

/** What is wrong with the player of a card, which may have any shape. */
export function playerProblems({ href, player }: LinkCardParagraph): string[] {
  if (typeof player !== 'object' || player === null) return [storyProblems.player.missing]
  const { kind, width, height, poster, tracks = [], transcript } = player
  const problems: string[] = []
  if (kind !== 'audio' && kind !== 'video') problems.push(storyProblems.player.kind)
  if (!isAddress(href, safeSource)) problems.push(storyProblems.player.source)
  if (!isSize(width) || !isSize(height)) problems.push(storyProblems.size)
  if (poster !== undefined && !isAddress(poster, safeWebAddress)) problems.push(storyProblems.player.poster)
  if (transcript !== undefined && !isAddress(transcript, safeSource))
    problems.push(storyProblems.player.transcript)
  if (!Array.isArray(tracks) || tracks.length > MAX_TRACKS || !tracks.every(isTrack))
    problems.push(storyProblems.player.tracks(MAX_TRACKS))
  return problems
}

/** Whether what a card says of its file may be stored: only a file of ours has it. */
export const isStoredFile = ({ href, file }: LinkCardParagraph): boolean =>
  file === undefined ||
  (typeof file === 'object' &&
    file !== null &&
    isLabel(file.type) &&
    Number.isSafeInteger(file.bytes) &&
    file.bytes > 0 &&
    fileIdOf(String(href)) !== undefined)
